// Domains whose signature says nothing about an organisation. State: 2026-11-23.

/** Anyone gets an address there without payment. */
export const FREE_MAIL = `
126.com 139.com 163.com 189.cn aim.com aliyun.com aol.com att.net bk.ru bluewin.ch btinternet.com caramail.com
comcast.net cox.net daum.net docomo.ne.jp duck.com email.com ezweb.ne.jp fastmail.com fastmail.fm foxmail.com
freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hanmail.net hey.com hotmail.co.uk hotmail.com
hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com inbox.lv inbox.ru interia.pl laposte.net libero.it
list.ru live.co.uk live.com live.de live.fr live.nl mac.com mail.com mail.ee mail.ru mailbox.org me.com msn.com
naver.com nifty.com o2.pl ok.de onet.pl onmicrosoft.com orange.fr outlook.com outlook.de outlook.es outlook.fr
outlook.jp pm.me posteo.de posteo.net proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com
rocketmail.com sapo.pt sbcglobal.net seznam.cz sfr.fr sina.cn sina.com skynet.be softbank.ne.jp sohu.com t-online.de
telenet.be terra.com.br tiscali.it tuta.com tuta.io tutanota.com ukr.net uol.com.br verizon.net virgilio.it
vodafone.it wanadoo.fr web.de wp.pl ya.ru yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.br yahoo.de yahoo.es
yahoo.fr yahoo.it yandex.com yandex.ru yeah.net ymail.com zoho.com zohomail.com zohomail.eu
`

/** Services that sign text which their users wrote: answers to forms, comments, invitations, messages between users. */
export const MAIL_RELAYS = `
airtable.com amazon.com amazonses.com apple.com asana.com atlassian.com atlassian.net basecamp.com box.com
brevosend.com calendly.com clickup.com constantcontact.com convertkit.com discord.com dropbox.com ebay.com etsy.com
eventbrite.com facebook.com facebookmail.com figma.com fiverr.com formstack.com freshdesk.com getresponse.com
github.com gitlab.com google.com helpscout.com hubspot.com indiegogo.com instagram.com intercom-mail.com intercom.io
jotform.com kickstarter.com linkedin.com loom.com lu.ma luma.com mailchimp.com mailchimpapp.net mailerlite.com
mailgun.org mailjet.com mandrillapp.com medium.com meetup.com microsoft.com miro.com monday.com notion.so patreon.com
pipedrive.com postmarkapp.com reddit.com salesforce.com sendgrid.net sendinblue.com shopify.com shopifyemail.com
slack.com sparkpostmail.com squarespace.com substack.com surveymonkey.com tally.so tawk.to telegram.org trello.com
twitter.com typeform.com upwork.com webflow.com wetransfer.com wix.com wordpress.com x.com xing.com zendesk.com
zoom.us
`
