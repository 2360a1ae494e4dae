// How a counterparty orders or agrees, and how signature services report what was signed. One pattern a line, in lower case.
// State: 2026-11-23.

/** The sender orders, accepts, signs or pays. */
export const AGREES = String.raw`
\b(?:we|i)(?:'ll|'d| hereby| would| like| to| are| am| pleased| happy| glad| delighted| will| shall| wish| want| now| formally| have| also| confirm| that)* (?:order|purchase|buy|accept|agree|commit|approve|sign|signed|paid|pay|subscribe|license|proceed|ordered|accepted|agreed|approved|confirm (?:our|the|this|my)|go ahead)\b
\b(?:our|a|the|this|attached|signed|official) (?:purchase order|letter of intent|order form|loi)\b
\bpurchase order (?:no|number|#)|\bremittance advice\b|\bpayment (?:has been |was )?(?:sent|made|released|initiated)\b
\b(?:signed|countersigned) (?:contract|agreement|offer|proposal|quote|order)\b
(?:wir|ich) (?:[^.|]{0,40}? )?(?:bestellen|bestelle|beauftragen|beauftrage|kaufen|kaufe|akzeptieren|akzeptiere|unterzeichnen|zahlen|verpflichten uns)(?= |[.,!|]|$)
(?:wir|ich) (?:nehmen|nehme|stimmen|stimme|erteilen|erteile) [^.|]{0,60}?(?:an|zu|auftrag)(?= |[.,!|]|$)
hiermit (?:bestell|beauftrag|bestätig|akzeptier|erteil)|unsere bestellung|bestellung nr|absichtserklärung|unterschriebene[nrs]? (?:vertrag|angebot|auftrag)
(?:encargamos|pedimos|aceptamos|compramos|contratamos|nos comprometemos|firmamos|aprobamos|acepto|confirmamos (?:el|nuestro|la) (?:pedido|compra|encargo))
orden de compra|carta de intenci[oó]n|contrato firmado|nuestro pedido
nous (?:[^.|]{0,30}? )?(?:commandons|acceptons|achetons|engageons|signons|approuvons|passons commande|confirmons (?:la|notre) commande)
j'accepte|bon de commande|lettre d'intention|contrat signé|bon pour accord|notre commande
(?:encomendamos|aceitamos|compramos|contratamos|comprometemo-nos|nos comprometemos|assinamos|aprovamos|aceito|confirmamos (?:o|nosso) pedido)
ordem de compra|pedido de compra|carta de intenções|contrato assinado|nosso pedido
(?:ordiniamo|accettiamo|acquistiamo|ci impegniamo|firmiamo|approviamo|accetto|confermiamo (?:l'|il nostro )ordine)
ordine di acquisto|lettera d'intenti|lettera di intenti|contratto firmato|nostro ordine
(?:wij|we|ik) (?:[^.|]{0,30}? )?(?:bestellen|bestel|accepteren|accepteer|kopen|koop|tekenen|gaan akkoord|ga akkoord|bevestigen (?:de|onze) bestelling)(?= |[.,!|]|$)
inkooporder|intentieverklaring|getekend contract|onze bestelling
発注(?:いた)?します|発注書|注文(?:いた)?します|申し込(?:み|んだ)|契約(?:いた)?します|承諾(?:いた)?します|同意(?:いた)?します|意向書|購入(?:いた)?します
`

/** From here on, a reply quotes what it answers. */
export const QUOTED = String.raw`
\bon [^|]{4,120}? wrote ?:
\|[ |]*-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|mensaje original|message d'origine|message transféré|mensagem original|messaggio originale|oorspronkelijk bericht) ?-{2,}
\bam [^|]{4,120}? schrieb [^|]{1,120}?:
\bel [^|]{4,120}? escribió ?:
\ble [^|]{4,120}? a écrit ?:
\bem [^|]{4,120}? escreveu ?:
\bil (?:giorno )?[^|]{4,120}? ha scritto ?:
\bop [^|]{4,120}? schreef [^|]{0,120}?:
\b(?:from|von|de|da|van) ?: [^|]{3,120}?[ |]+(?:sent|gesendet|enviado(?: el)?|envoyé|enviada em|inviato|verzonden|date|datum) ?:
[|]? ?_{10,}
\d{4}年\d{1,2}月\d{1,2}日[^|]{0,80}?:
`

/** Every party has signed. */
export const COMPLETED = String.raw`
\bcompleted\b|\bfully (?:signed|executed)\b|\b(?:everyone|all parties|all signers|both parties) (?:has|have) (?:signed|completed)|\b(?:has|have) been (?:signed|executed)|\bsigned by\b
unterzeichnet|unterschrieben|abgeschlossen|fertiggestellt
firmado por todos|completado|ha sido firmado|se ha firmado
a été signé|ont signé|terminé|complété|finalisé
foi assinado|assinado por todos|concluído|finalizado
è stato firmato|firmato da tutti|completato
is ondertekend|door iedereen ondertekend|voltooid|afgerond
締結(?:が)?(?:完了|され)|署名(?:が)?完了|合意(?:が)?締結
`

/** A party has still to sign, or refused. */
export const NOT_COMPLETED = String.raw`
please sign|review and sign|sign now|waiting for|requests? your signature|requested your signature|needs your signature|declined|voided|has expired|reminder
bitte unterschreiben|bitte unterzeichnen|zur unterschrift|abgelehnt|abgelaufen
por favor,? firm|pendiente de firma|rechazado|caducado
veuillez signer|à signer|en attente|refusé|expiré
por favor,? assine|aguardando|recusado|expirou
firma ora|in attesa|rifiutato|scaduto
onderteken nu|wacht op|geweigerd|verlopen
署名(?:して|を)?お願い|署名依頼|却下|期限切れ
`
