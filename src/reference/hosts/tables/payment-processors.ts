// Domains that sign messages on behalf of others: receipts of payments, and signed contracts. State: 2026-11-23.
// A row stands for the domain and all below it, unless others can send mail of their own making from there.

// A processor is listed when it collects money for others and tells the payer or the payee by mail from its own domain.
// Left out are google.com and amazon.com: they also sign mail whose text a stranger wrote (answers to forms, comments,
// messages of sellers). Of Apple only the host that sends receipts is listed.
export const PAYMENT_PROCESSORS = `
2c2p.com 2checkout.com adyen.com affirm.com afterpay.com airwallex.com alipay.com asaas.com authorize.net billdesk.com
billplz.com braintreegateway.com braintreepayments.com buckaroo.nl buymeacoffee.com cashfree.com ccavenue.com
chargebee.com checkout.com clearpay.co.uk cloudpayments.ru conekta.com datatrans.ch dlocal.com doku.com ebanx.com
email.apple.com fastspring.com fawry.com flutterwave.com gmo-pg.com gocardless.com gumroad.com hyperpay.com inicis.com
instamojo.com iugu.com iyzico.com kakaopay.com klarna.com klarna.de klarna.se ko-fi.com komoju.com kushkipagos.com
lemonsqueezy.com lemonway.com lyra.com mercadopago.cl mercadopago.com mercadopago.com.ar mercadopago.com.br
mercadopago.com.co mercadopago.com.mx mercadopago.com.pe mercadopago.com.uy midtrans.com mobilepay.dk mollie.com
moyasar.com multisafepay.com nets.eu nexi.it nicepay.co.kr omise.co openpay.mx paddle.com paddle.net pagar.me
pagbank.com.br pagseguro.com.br pay.jp payfast.co.za payhip.com paymob.com paymongo.com payone.com payoneer.com
paypal.co.uk paypal.com paypal.de paypal.es paypal.fr paypal.it paypay.ne.jp payplug.com paystack.com paytabs.com
paytm.com paytr.com payu.com payu.in payu.pl phonepe.com polar.sh portone.io przelewy24.pl razorpay.com recurly.com
redsys.es revolut.com robokassa.ru satispay.com scalapay.com sofort.com square.com squareup.com stripe.com sumup.com
tap.company telr.com tosspayments.com tpay.com transferwise.com trustly.com twint.ch unzer.com venmo.com vipps.no
wise.com worldpay.com xendit.co yoco.com yookassa.ru zettle.com
`

/** Services that send what two parties signed, or the proof that they did. */
export const SIGNATURE_SERVICES = `
adobesign.com autenti.com autentique.com.br bestsign.cn clicksign.com cloudsign.jp d4sign.com.br digio.in
documenso.com docuseal.com docusign.com docusign.net dropboxsign.com echosign.com esign.cn esignatures.com
esignlive.com eversign.com fadada.com fp-sign.com getaccept.com gmosign.com hellosign.com leegality.com modusign.co.kr
ninja-sign.com oneflow.com onespan.com pandadoc.com pandadoc.net penneo.com qiyuesuo.com scrive.com sign.zoho.com
signaturit.com signeasy.com signhost.com signius.eu signnow.com signrequest.com signwell.com skribble.com sproof.com
universign.com universign.eu validatedid.com validsign.eu yousign.com zapsign.com.br
`
