// Hosts where strangers speak or records are kept, by category and language.
// A host is listed when it has been known for years beyond its own community and one of these holds:
// - people who do not work for its owner write there, and others can answer, rate or report what they write;
// - an authority, a court or an institution keeps its records there and answers for them;
// - an editor or a review answers for what is published there.
// A host where anybody publishes pages for nothing is never listed (free-hosts.ts), and neither is a host that sells the
// placing of texts: press releases, sponsored listings. `social` is the weakest category: the page of an account is its
// owner's word. So is the description that a seller or a maker writes for `marketplace`, `app_store` and `review_site`.
// Each row covers the hosts below it; of two rows the longer one decides. `gov` and the like are suffixes that only a state
// gives out. `xx:` is the language of a group by ISO 639-1, `xx+yy:` where the hosts are read in several, `mul:` in many.
// An operator adds hosts with the setting ASSAY_ESTABLISHED_HOSTS. Whoever changes the table sets its day.

/** Day of the last review of the table. */
export const ESTABLISHED_AS_OF = '2026-11-23'

export const ESTABLISHED_HOSTS = `
[forum]
mul: reddit.com steamcommunity.com
en: allnurses.com biggerpockets.com boards.ie community.spiceworks.com flyertalk.com indiehackers.com lobste.rs
    mumsnet.com nairaland.com news.ycombinator.com pprune.org redflagdeals.com slashdot.org team-bhp.com
    thestudentroom.co.uk ukbusinessforums.co.uk whirlpool.net.au
de: computerbase.de mikrocontroller.net motor-talk.de photovoltaikforum.com urbia.de
es: forocoches.com mediavida.com meneame.net rankia.com
fr: commentcamarche.net developpez.net doctissimo.fr forum.hardware.fr jeuxvideo.com
pt: adrenaline.com.br clubedohardware.com.br contabeis.com.br forum.zwame.pt
it: finanzaonline.com hwupgrade.it
nl: fok.nl forum.viva.nl higherlevel.nl tweakers.net
pl: 4programmers.net elektroda.pl forum.gazeta.pl wizaz.pl wykop.pl
ru: 4pda.to drive2.ru klerk.ru pikabu.ru woman.ru
tr: eksisozluk.com forum.donanimhaber.com memurlar.net technopat.net
ar: fatakat.com io.hsoub.com
zh: dcard.tw discuss.com.hk gamer.com.tw hupu.com lihkg.com mobile01.com nga.cn ptt.cc tieba.baidu.com v2ex.com
    xueqiu.com
ja: 5ch.net b.hatena.ne.jp e-mansion.co.jp girlschannel.net komachi.yomiuri.co.jp
ko: clien.net dcinside.com fmkorea.com inven.co.kr okky.kr ruliweb.com

[review_site]
mul: alternativeto.net capterra.com g2.com glassdoor.com producthunt.com teamblind.com tripadvisor.com trustpilot.com
en: ambitionbox.com bbb.org consumeraffairs.com consumerreports.org getapp.com glassdoor.co.uk indeed.com
    productreview.com.au softwareadvice.com tripadvisor.co.uk trustradius.com which.co.uk yelp.com
en+hi: justdial.com mouthshut.com practo.com
de: capterra.com.de holidaycheck.de idealo.de jameda.de kununu.com omr.com test.de trustedshops.de
es: capterra.es ocu.org reclamos.cl
fr: avis-verifies.com capterra.fr pagesjaunes.fr quechoisir.org
pt: capterra.com.br deco.proteste.pt portaldaqueixa.com reclameaqui.com.br
it: altroconsumo.it capterra.it trovaprezzi.it
nl: consumentenbond.nl kieskeurig.nl klachtenkompas.nl zorgkaartnederland.nl
pl: ceneo.pl gowork.pl opineo.pl znanylekarz.pl
ru: banki.ru irecommend.ru otzovik.com prodoctorov.ru
tr: akakce.com doktortakvimi.com sikayetvar.com
ar: elcinema.com
zh: dianping.com douban.com openrice.com smzdm.com tousu.sina.com.cn
ja: cosme.net en-hyouban.com itreview.jp kakaku.com openwork.jp tabelog.com
ko: danawa.com jobplanet.co.kr

[app_store]
mul: addons.mozilla.org appexchange.salesforce.com appgallery.huawei.com apps.apple.com apps.microsoft.com
    apps.odoo.com apps.shopify.com apps.xero.com appsource.microsoft.com chromewebstore.google.com f-droid.org
    itunes.apple.com marketplace.atlassian.com marketplace.visualstudio.com marketplace.zoom.us
    microsoftedge.microsoft.com play.google.com plugins.jetbrains.com store.steampowered.com wordpress.org
    workspace.google.com
ru: rustore.ru
zh: sj.qq.com
ko: onestore.co.kr

[qa_site]
mul: answers.microsoft.com discussions.apple.com quora.com stackexchange.com stackoverflow.com
en: askubuntu.com serverfault.com superuser.com
de: gutefrage.net wer-weiss-was.de
es: todoexpertos.com
pl: zapytaj.onet.pl
ru: otvet.mail.ru qna.habr.com
tr: kizlarsoruyor.com
zh: segmentfault.com zhidao.baidu.com zhihu.com
ja: chiebukuro.yahoo.co.jp okwave.jp teratail.com
ko: kin.naver.com

[social]
mul: bsky.app facebook.com github.com gitlab.com instagram.com linkedin.com mastodon.social pinterest.com threads.com
    threads.net tiktok.com twitter.com x.com youtube.com
de: xing.com
hi: sharechat.com
ru: ok.ru vk.com
zh: bilibili.com douyin.com weibo.com xiaohongshu.com

[register]
mul: curia.europa.eu e-justice.europa.eu epo.org espacenet.com euipo.europa.eu eur-lex.europa.eu gleif.org
    opencorporates.com patents.google.com ted.europa.eu wipo.int
en: acra.gov.sg asic.gov.au austlii.edu.au bailii.org canlii.org cipc.co.za clinicaltrials.gov companiesoffice.govt.nz
    company-information.service.gov.uk courtlistener.com cro.ie ised-isde.canada.ca sam.gov sec.gov thegazette.co.uk
    uscourts.gov uspto.gov
en+hi: indiankanoon.org ipindia.gov.in mca.gov.in tofler.in
de: bundesanzeiger.de dejure.org dpma.de handelsregister.de northdata.de ris.bka.gv.at unternehmensregister.de
    zefix.ch
es: boe.es contrataciondelestado.es dof.gob.mx poderjudicial.es registradores.org rues.org.co sii.cl
fr: bodacc.fr infogreffe.fr inpi.fr legifrance.gouv.fr pappers.fr societe.com
nl+fr: kbopub.economie.fgov.be
pt: base.gov.pt diariodarepublica.pt inpi.gov.br jusbrasil.com.br receita.fazenda.gov.br stf.jus.br
it: gazzettaufficiale.it normattiva.it registroimprese.it
nl: kvk.nl rechtspraak.nl tenderned.nl
pl: biznes.gov.pl prs.ms.gov.pl rejestr.io uprp.gov.pl
ru: arbitr.ru fedresurs.ru fips.ru nalog.gov.ru zakupki.gov.ru
tr: kap.org.tr resmigazete.gov.tr ticaretsicil.gov.tr turkpatent.gov.tr
ar: cnrc.dz etimad.sa mc.gov.sa ompic.ma
zh: cnipa.gov.cn court.gov.cn cr.gov.hk findbiz.nat.gov.tw gsxt.gov.cn qcc.com tianyancha.com
ja: courts.go.jp edinet-fsa.go.jp houjin-bangou.nta.go.jp j-platpat.inpit.go.jp
ko: dart.fss.or.kr iros.go.kr kipris.or.kr scourt.go.kr
da: datacvr.virk.dk
sv: bolagsverket.se
no: brreg.no
fi: prh.fi
cs: justice.cz
sk: orsr.sk
hu: e-cegjegyzek.hu
ro: onrc.ro
et: ariregister.rik.ee

[statistics_office]
mul: data.un.org ecb.europa.eu imf.org oecd.org who.int worldbank.org
en: abs.gov.au bea.gov bls.gov census.gov ons.gov.uk statcan.gc.ca statssa.gov.za
en+hi: mospi.gov.in rbi.org.in
de: bfs.admin.ch destatis.de statistik.at
es: dane.gov.co indec.gob.ar ine.es inegi.org.mx
fr: insee.fr statbel.fgov.be
pt: ibge.gov.br ine.pt
it: istat.it
nl: cbs.nl
pl: stat.gov.pl
ru: rosstat.gov.ru
tr: tuik.gov.tr
ar: capmas.gov.eg fcsc.gov.ae hcp.ma stats.gov.sa
zh: censtatd.gov.hk stat.gov.tw stats.gov.cn
ja: e-stat.go.jp stat.go.jp
ko: kosis.kr kostat.go.kr
da: dst.dk
sv: scb.se
no: ssb.no
fi: stat.fi
id: bps.go.id
vi: gso.gov.vn
uk: ukrstat.gov.ua

[government]
mul: europa.eu un.org
en: gov gov.au gov.ie gov.ng gov.scot gov.sg gov.uk gov.za govt.nz mil nhs.uk parliament.uk
en+fr: canada.ca gc.ca
en+hi: gov.in nic.in
de: arbeitsagentur.de bund.de bundesregierung.de bundestag.de gv.at
de+fr+it: admin.ch
es: gob.ar gob.cl gob.es gob.mx gob.pe gov.co gub.uy
fr: gouv.fr service-public.fr
pt: gov.br gov.pt jus.br
it: camera.it gov.it
nl: belastingdienst.nl rijksoverheid.nl
nl+fr: belgium.be fgov.be
pl: gov.pl
ru: gosuslugi.ru gov.ru
tr: gov.tr
ar: gov.ae gov.dz gov.eg gov.ma gov.qa gov.sa gov.tn
zh: gov.cn gov.hk gov.tw
ja: go.jp lg.jp
ko: go.kr
cs: gov.cz
sk: gov.sk
hu: gov.hu
ro: gov.ro
el: gov.gr
uk: gov.ua
id: go.id
th: go.th
vi: gov.vn
he: gov.il

[newspaper]
en: apnews.com bbc.co.uk bbc.com bloomberg.com economist.com ft.com indianexpress.com irishtimes.com livemint.com
    nytimes.com reuters.com scmp.com smh.com.au straitstimes.com theglobeandmail.com theguardian.com thehindu.com
    thetimes.com washingtonpost.com wsj.com
en+hi: economictimes.indiatimes.com
de: derstandard.at faz.net handelsblatt.com nzz.ch orf.at spiegel.de sueddeutsche.de tagesschau.de tagesspiegel.de
    welt.de zeit.de
es: clarin.com eleconomista.es elfinanciero.com.mx elmundo.es elpais.com eltiempo.com expansion.com lanacion.com.ar
    latercera.com lavanguardia.com
fr: franceinfo.fr ledevoir.com lefigaro.fr lemonde.fr lesechos.fr lesoir.be letemps.ch liberation.fr
pt: estadao.com.br exame.com expresso.pt folha.uol.com.br g1.globo.com publico.pt valor.globo.com
it: ansa.it corriere.it ilsole24ore.com lastampa.it rainews.it repubblica.it
nl: fd.nl nos.nl nrc.nl standaard.be trouw.nl volkskrant.nl
pl: bankier.pl gazetaprawna.pl pap.pl rp.pl wyborcza.pl
ru: interfax.ru kommersant.ru rbc.ru tass.ru vedomosti.ru
tr: aa.com.tr cumhuriyet.com.tr dunya.com hurriyet.com.tr milliyet.com.tr
ar: aawsat.com ahram.org.eg alarabiya.net aleqt.com aljazeera.net alkhaleej.ae alriyadh.com elkhabar.com hespress.com
hi: aajtak.in amarujala.com bhaskar.com jagran.com livehindustan.com navbharattimes.indiatimes.com patrika.com
    prabhatkhabar.com
zh: caixin.com cna.com.tw news.cn people.com.cn thepaper.cn udn.com zaobao.com.sg
ja: asahi.com jiji.com mainichi.jp nhk.or.jp nikkei.com toyokeizai.net yomiuri.co.jp
ko: chosun.com donga.com hani.co.kr hankyung.com joongang.co.kr mk.co.kr yna.co.kr

[trade_press]
en: americanbanker.com arstechnica.com aviationweek.com finextra.com fwi.co.uk inc42.com lloydslist.com statnews.com
    techcrunch.com tes.com thegrocer.co.uk theregister.com theverge.com wired.com zdnet.com
en+hi: krishijagran.com
hi: gaonconnection.com
de: aerzteblatt.de golem.de handwerksblatt.de haufe.de heise.de lebensmittelzeitung.net t3n.de topagrar.com
es: hosteltur.com interempresas.net xataka.com
fr: journaldunet.com lhotellerie-restauration.fr lsa-conso.fr usinenouvelle.com
pt: canaltech.com.br conjur.com.br tecnoblog.net
it: edilportale.com punto-informatico.it quotidianosanita.it
nl: boerderij.nl cobouw.nl emerce.nl medischcontact.nl
pl: portalspozywczy.pl spidersweb.pl wirtualnemedia.pl
ru: cnews.ru habr.com
tr: webrazzi.com
ar: argaam.com wamda.com
zh: 36kr.com dxy.cn huxiu.com ithome.com.tw
ja: impress.co.jp itmedia.co.jp joint-kaigo.com m3.com
ko: etnews.com medicaltimes.com zdnet.co.kr

[standards]
mul: etsi.org gs1.org hl7.org iec.ch ieee.org ietf.org iso.org itu.int unicode.org w3.org
en: ansi.org astm.org bsigroup.com nist.gov owasp.org pcisecuritystandards.org
en+hi: bis.gov.in
de: din.de
es: une.org
fr: afnor.org
pt: abnt.org.br
it: uni.com
nl: nen.nl
pl: pkn.pl
ru: rst.gov.ru
tr: tse.org.tr
ar: saso.gov.sa
zh: samr.gov.cn
ja: jisc.go.jp
ko: standard.go.kr

[research]
mul: acm.org arxiv.org biorxiv.org bmj.com cambridge.org doi.org jstor.org medrxiv.org nature.com ncbi.nlm.nih.gov
    nejm.org oup.com plos.org science.org sciencedirect.com springer.com ssrn.com statista.com tandfonline.com
    thelancet.com wiley.com
en: gallup.com nber.org pewresearch.org
en+hi: inflibnet.ac.in
de: degruyter.com fraunhofer.de ifo.de
es: redalyc.org scielo.org
fr: hal.science openedition.org
pt: rcaap.pt scielo.br
it: cnr.it
nl: cpb.nl
pl: pan.pl
ru: cyberleninka.ru elibrary.ru
tr: dergipark.org.tr
ar: asjp.cerist.dz mandumah.com
zh: cnki.net
ja: jstage.jst.go.jp nii.ac.jp
ko: kci.go.kr

[marketplace]
mul: alibaba.com aliexpress.com amazon.com ebay.com etsy.com fiverr.com kickstarter.com upwork.com
en: amazon.co.uk trademe.co.nz
en+hi: amazon.in flipkart.com indiamart.com
de: amazon.de kleinanzeigen.de
es: amazon.es mercadolibre.com.ar mercadolibre.com.mx wallapop.com
fr: amazon.fr leboncoin.fr
pt: amazon.com.br mercadolivre.com.br olx.com.br
it: amazon.it subito.it
nl: bol.com marktplaats.nl
pl: allegro.pl olx.pl
ru: avito.ru ozon.ru wildberries.ru
tr: hepsiburada.com sahibinden.com trendyol.com
ar: amazon.ae amazon.sa haraj.com.sa noon.com
zh: jd.com taobao.com tmall.com
ja: amazon.co.jp jp.mercari.com makuake.com rakuten.co.jp
ko: coupang.com gmarket.co.kr wadiz.kr
`
