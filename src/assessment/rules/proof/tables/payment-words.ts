// How messages of payment processors say who paid whom. One pattern a line, in lower case; `{amount}` is a number with what is
// written around it. State: 2026-11-23.

/** What stands before the name of one who paid the reader. */
export const BEFORE_PAYER = String.raw`
you(?: have|'ve| just)* (?:received|been sent|got)(?: an?)?(?: payment| deposit| transfer| donation| order)?(?: of)? ?(?:{amount})? ?from
(?<!your )(?:payment|deposit|transfer|money)(?: of {amount}| for {amount})?(?: received)? from
{amount} received from
(?:new|received an?) (?:pre-?)?(?:order|sale|subscription|customer|subscriber|supporter)(?: of {amount})?(?: from| by| ?[:|])
(?:paid|purchased|ordered) by ?[:|]?
(?:customer|payer|buyer|bill(?:ed)? to|ordering party)(?: name)? ?[:|]+
(?:zahlung|überweisung|anzahlung|geld|geldeingang|zahlungseingang)(?: über {amount}| in höhe von {amount})?(?: erhalten)? von
{amount} erhalten von
(?:kunde|kundin|käufer|käuferin|zahler|auftraggeber|besteller|zahlungspflichtiger|rechnungsempfänger)(?: name)? ?[:|]+
(?:bezahlt|gezahlt|überwiesen) von ?[:|]?
(?:has|ha) recibido (?:un pago|una transferencia|dinero|{amount})(?: de {amount}| por {amount})?(?: de parte)? de
pago(?: de {amount}| por {amount})? recibido de
(?:cliente|comprador|compradora|pagador|pagadora|ordenante)(?: nombre)? ?[:|]+
pagado por ?[:|]?
vous avez reçu (?:un (?:paiement|virement|versement)|de l'argent|{amount})(?: de {amount}| d'un montant de {amount})? (?:de(?: la part de)?|par)
paiement(?: de {amount}| d'un montant de {amount})? reçu de(?: la part de)?
(?:client|cliente|acheteur|acheteuse|payeur|payeuse|donneur d'ordre|facturé à)(?: nom)? ?[:|]+
(?:payé|réglé) par ?[:|]?
(?:você|voce) recebeu (?:um pagamento|uma transferência|um pix|dinheiro|{amount})(?: de {amount}| no valor de {amount})? d[eoa]
pagamento(?: de {amount}| no valor de {amount})? recebido d[eoa]
(?:pagador|pagadora)(?: nome)? ?[:|]+
pago por ?[:|]?
hai ricevuto (?:un pagamento|un bonifico|denaro|{amount})(?: di {amount})? da(?:l|lla)?
pagamento(?: di {amount})? ricevuto da(?:l|lla)?
(?:acquirente|pagatore|pagante|ordinante|intestato a)(?: nome)? ?[:|]+
pagato da ?[:|]?
(?:je|u) (?:hebt|heeft) (?:een (?:betaling|overschrijving)|geld|{amount})(?: van {amount}| ter waarde van {amount})? ontvangen van
betaling(?: van {amount})? ontvangen van
{amount} ontvangen van
(?:klant|koper|betaler|opdrachtgever)(?: naam)? ?[:|]+
(?:betaald|overgemaakt) door ?[:|]?
(?:お客様名|購入者|支払者|支払人|お支払い者|振込依頼人|ご依頼人|送金者|送金人|顧客)(?:名)? ?[:：|]+
`

/** What stands after the name of one who paid the reader. */
export const AFTER_PAYER = String.raw`
(?:has |have |just )*(?:paid|sent|transferred)(?: to)? you {amount}
(?:has |have |just )*sent {amount} to you
(?:has |have |just )*paid (?:your|the) invoice
(?:has |have )(?:made|sent) (?:you )?a payment
hat (?:ihnen|dir) {amount} (?:gesendet|geschickt|gezahlt|überwiesen|bezahlt)
hat (?:ihre|deine) rechnung.{0,30}? (?:bezahlt|beglichen)
(?:te|le) (?:ha (?:enviado|pagado|transferido)|envió|pagó) {amount}
(?:ha pagado|pagó) (?:su|tu) factura
vous a (?:envoyé|payé|versé|viré) {amount}
a (?:payé|réglé) votre facture
(?:te|lhe) (?:enviou|pagou|transferiu) {amount}
(?:enviou|pagou|transferiu) {amount} (?:para|a) (?:você|si)
pagou (?:a )?sua fatura
(?:ti|le|vi) ha (?:inviato|pagato|versato) {amount}
ha pagato la (?:tua|sua) fattura
heeft (?:je|jou|u) {amount} (?:gestuurd|betaald|overgemaakt)
heeft (?:je|uw) factuur.{0,30}? betaald
(?:様|さん|さま)?(?:から|より).{0,40}?(?:支払|入金|送金|振込|振り込|受け取)
`

/** The reader paid, or is asked to pay. */
export const READER_PAYS = String.raw`
you(?: have|'ve| just)* (?:paid|sent|bought|purchased|ordered|made a payment|authori[sz]ed|donated)
thank(?:s| you) for your (?:order|purchase|payment|subscription|donation|business)
your (?:order|purchase|subscription|payment) (?:to|at|with|has shipped|has been shipped|number|#|no\.)
(?:received|processed) your payment
(?:receipt|invoice|purchase|bought|your order) from
charged (?:to )?your (?:card|account)
(?:amount|balance|payment|total) due
(?:payment|money) request|requests? (?:for )?(?:a )?(?:payment|money)|requested {amount}
pay (?:this|the|your) invoice|pay now
sie haben .{0,60}?(?:bezahlt|gezahlt|gekauft|bestellt|überwiesen|gesendet)(?= |[.,!|]|$)
danke? für (?:ihre|deine) (?:bestellung|zahlung|buchung)|dank für (?:ihren|deinen) (?:kauf|einkauf)
(?:ihre|deine) (?:bestellung|zahlung) (?:an|bei)
(?:rechnung|quittung|beleg) von|zahlung an
(?:offener|fälliger) betrag|zahlungsaufforderung|zahlungserinnerung|jetzt bezahlen
(?<!cliente )(?:usted ha|has) (?:pagado|comprado|enviado|realizado un pago)
gracias por (?:tu|su) (?:compra|pedido|pago)
(?:tu|su) (?:pago|compra|pedido) (?:a|en)
(?:factura|recibo) de|importe pendiente|solicitud de pago|pagar ahora
vous avez (?:payé|envoyé|acheté|commandé|effectué)
merci (?:pour|de) votre (?:commande|achat|paiement)
votre (?:commande|achat|paiement) (?:à|chez|auprès)
facture de(?! vente)|montant dû|demande de paiement|payer maintenant
você (?:pagou|comprou|enviou|fez um pagamento)
obrigad[oa] (?:pela|por) (?:sua|seu) (?:compra|pedido|pagamento)|obrigad[oa] pel[oa] (?:sua|seu) (?:compra|pedido|pagamento)
seu (?:pagamento|pedido) (?:a|para|na|no)
(?:fatura|recibo) d[eoa]|valor devido|solicitação de pagamento|cobrança|pague agora|pagar agora
hai (?:pagato|acquistato|ordinato|inviato|effettuato)
grazie per (?:il tuo|il suo|la tua|la sua|l') ?(?:ordine|acquisto|pagamento)
(?:tuo|suo) (?:ordine|acquisto|pagamento) (?:a|presso|su)
(?:fattura|ricevuta) da|importo dovuto|richiesta di pagamento|paga ora
(?:je|u) (?:hebt|heeft) .{0,40}?(?:betaald|gekocht|besteld|verzonden|overgemaakt)(?= |[.,!|]|$)
bedankt voor (?:je|uw) (?:bestelling|aankoop|betaling)
(?:je|uw) (?:bestelling|betaling|aankoop) (?:aan|bij)
factuur van|openstaand bedrag|betaalverzoek|betaal nu
ご購入(?:いただき)?(?:、)?(?:まことに|誠に)?ありがとう|ご注文(?:いただき)?(?:、)?(?:まことに|誠に)?ありがとう|お支払い(?:いただき)?(?:、)?ありがとう|お買い上げ
からのご?請求|ご請求額|お支払いください|に支払いました|へのお支払い|へ支払いました|支払い依頼|支払いのリクエスト|今すぐ支払
`

/** The money did not come, or went back. */
export const NOT_PAID = String.raw`
(?:has been|have been|was|were|is|being) (?:fully |partially )?(?:refunded|reversed|declined|disputed|cancel?led|voided)
refund (?:of|to|for|issued)|refunded to|payment (?:has )?failed|failed payment|unsuccessful|charge-?back|dispute (?:opened|filed)
(?:test|sandbox) (?:mode|payment|transaction)
rückerstattet|erstattung (?:an|von|über)|fehlgeschlagen|storniert|zurückgebucht|abgelehnt|rückbuchung
reembolsad[oa]|reembolso (?:de|a)|rechazad[oa]|fallid[oa]|contracargo|anulad[oa]
remboursé|remboursement (?:de|à)|refusé|échoué|rejeté|rétrofacturation|annulé
estornad[oa]|estorno|recusad[oa]|falhou|cancelad[oa]|contestação
rimborsat[oa]|rimborso (?:di|a)|rifiutat[oa]|non riuscit[oa]|annullat[oa]|stornat[oa]
terugbetaald|terugbetaling|geweigerd|mislukt|geannuleerd|teruggeboekt
返金|返品|失敗|取り消|取消|キャンセル|拒否
`

/** After this, the text is what another person wrote. */
export const WRITTEN_BY_OTHERS = String.raw`
(?:note|message|memo|comment|comments|description|special instructions)(?: from [^|]{1,60}?| to (?:seller|merchant|recipient))? ?[:|]
(?:new|shipping|delivery|billing|mailing) address
(?:mitteilung|nachricht|hinweis|kommentar|verwendungszweck)(?: (?:von|an) [^|]{1,60}?)? ?[:|]
(?:nota|mensaje|concepto|comentario)(?: (?:de|para) [^|]{1,60}?)? ?[:|]
(?:message|remarque|commentaire|motif|libellé)(?: de [^|]{1,60}?)? ?[:|]
(?:mensagem|observação|descrição|comentário)(?: d[eoa] [^|]{1,60}?)? ?[:|]
(?:messaggio|causale|commento)(?: d[ia] [^|]{1,60}?)? ?[:|]
(?:bericht|opmerking|omschrijving)(?: van [^|]{1,60}?)? ?[:|]
(?:メッセージ|備考|メモ|コメント) ?[:：|]
`
