// Phrases by which a record says that an authority forbids a venture, or that its licence is missing (F-10), per language.
// The phrases are a design choice; they are written as in the tables of the reader.

export const PROHIBITION_PHRASES: Readonly<Record<string, string>> = {
  en: `cease and desist, cease-and-desist, warning letter, without (a/the/any/its) (licence/license/permit/approval/clearance/marketing authorisation), without (marketing clearance/marketing approval/approval/clearance/authorisation/authorization/licence/license), unlicensed, not (licensed/authorised/authorized/approved/cleared) (to/by/for), (banned/barred/prohibited/forbidden/outlawed) (by/from/in/under), stop (marketing/selling/operating), ordered … to (stop/halt/cease), (licence/license/permit/certification) (was/is/has been) (refused/denied/revoked/suspended/withdrawn), (refused/denied/revoked/suspended) (a/the/its/their) (licence/license/permit/certification), unapproved (medical device*/drug*/device*), illegal (in/under), against the law, violat* … act`,
  de: `unterlassung*, untersagt*, untersagung*, ohne (zulassung/genehmigung/erlaubnis/lizenz/konzession), nicht (zugelassen/genehmigt/erlaubt), keine (zulassung/genehmigung/erlaubnis/lizenz), verboten, verbietet, (lizenz/zulassung/erlaubnis/genehmigung) … (entzogen/widerrufen/verweigert/versagt), verstosst gegen`,
  es: `sin (licencia/autorizacion/permiso), no (autorizad*/esta autorizado), prohibid* (por/en), prohibe (la venta/vender/operar), licencia (denegada/revocada/suspendida/retirada), orden de cese, ilegal (en/segun), incumple la ley`,
  fr: `sans (autorisation/licence/agrement/permis), non (autorise*/agree*), interdit* (par/en/de), interdiction (d exercer/de vendre/de commercialiser/d exploiter), (licence/agrement/autorisation) (refuse*/retire*/suspendu*), mise en demeure, illegal* (en/selon), enfreint la loi`,
  pt: `sem (licenca/autorizacao/alvara/registro), nao (autorizad*/licenciad*), proibid* (por/pela/pelo/em/de), proibiu, licenca (negada/revogada/suspensa/cassada), ilegal (em/segundo), viola a lei`,
  it: `senza (licenza/autorizzazione/permesso), non (autorizzat*/approvat*), vietat* (da/dalla/dal/in), divieto (di/del), (licenza/autorizzazione) (negata/revocata/sospesa/ritirata), diffida, illegal* (in/secondo), viola la legge`,
  nl: `zonder (vergunning/licentie/toestemming/goedkeuring), niet (toegestaan/goedgekeurd/vergund), verboden (door/in/te), verbod (op/van), (vergunning/licentie) … (geweigerd/ingetrokken/geschorst), last onder dwangsom, in strijd met de wet, illegaal`,
  pl: `bez (licencji/zezwolenia/koncesji/pozwolenia/zgody), zakazan* (przez/w), zakaz*, nie (dopuszczon*/zatwierdzon*), (licencj*/zezwoleni*/koncesj*) (cofniet*/odmow*/zawieszon*), odmow* (licencji/zezwolenia/wydania), nielegaln*, narusza prawo`,
  ru: `без (лицензии/разрешения/государственной регистрации/одобрения), запрещен* (в/законом/регулятор*), запретил*, (лицензи*/разрешени*) (отозван*/приостановлен*/аннулирован*), отказ* в (лицензии/разрешении/регистрации), отозвал* лицензию, незаконно (работал*/вел*/торговал*/продавал*/оказывал*), признан* незаконн*, незаконн* (деятельност*/предпринимательств*), наруша* закон`,
  tr: `(lisanssiz/ruhsatsiz/izinsiz), (lisans/ruhsat/izin)* olmadan, yasaklandi, yasakladi, (lisansi/ruhsati/izni) (iptal/reddedil*/askiya), yasa disi, kanuna aykiri`,
  ar: `بدون (ترخيص/تصريح/موافقه), دون (ترخيص/تصريح/موافقه), غير مرخص*, محظور*, حظر*, منعت*, سحب الترخيص, الغاء الترخيص, رفض الترخيص, مخالف للقانون, غير قانوني*`,
  hi: `बिना (लाइसेंस/अनुमति/मंजूरी/मंज़ूरी), लाइसेंस (रद्द/नहीं), प्रतिबंध*, प्रतिबंधित, मनाही, (गैरकानूनी/अवैध) (रूप/तरीके/घोषित/व्यापार/कारोबार)`,
  zh: `无证, 无牌, 未获(批准/许可/牌照), 未经(批准/许可), 被禁止, 叫停, 责令停止, 吊销, 取缔, 违法经营, 非法经营, 不予批准`,
  ja: `無許可, 無免許, 無登録, 未承認, 許可(なく/を得ず/を受けず), 承認を得ず, 禁止され, 業務停止命令, 販売停止, 免許取消, 許可取消, 違法(に/な営業/営業/と判断/とされ)`,
  ko: `무허가, 무면허, 미등록, 미승인, 허가 없이, 승인 없이, 금지되, 금지당, 금지했, 영업정지, 판매 중지, 면허 취소, 허가 취소, 불법(으로/ 영업/ 운영/ 판매/이라고)`,
}
