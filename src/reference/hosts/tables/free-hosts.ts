// Hosts where anybody publishes for nothing, beside the private section of the public suffix list. State: 2026-11-23.
// A host is listed when a stranger can put a page of their own there, free of charge and without an editor. Sections
// say what kind of page. Each row also covers the hosts below it. Three spellings:
//   `telegra.ph`   the host, and all below
//   `*.weebly.com` the hosts below only: the owner of the service describes and sells it on the host itself, and the
//                  price list of a product is no page of a stranger. A host where both share their paths is left out.
//   `blogspot.*`   this name under any public suffix
// Places where strangers answer each other (forums, reviews, app stores) do not belong here, however free they are.
export const FREE_HOSTS = `
[blog]
*.blog.hu *.bloger.cz *.blogger.de *.cocolog-nifty.com *.livejournal.com *.over-blog.com *.tistory.com *.twoday.net
*.typepad.com *.unblog.fr *.wordpress.com ameblo.jp archiveofourown.org baijiahao.baidu.com blog.bg blog.csdn.net
blog.daum.net blog.fc2.com blog.goo.ne.jp blog.hatena.ne.jp blog.idnes.cz blog.libero.it blog.naver.com
blog.sina.com.cn blog.sme.sk blog.udn.com blogcu.com blogger.com blogia.com blogs.mediapart.fr blogs.sapo.pt
blogs.timesofisrael.com blogspot.* blogtalkradio.com brunch.co.kr canalblog.com centerblog.net cnblogs.com dev.to
dreamwidth.org dzen.ru eklablog.com exblog.jp hashnode.dev hautetfort.com jianshu.com juejin.cn jugem.jp livedoor.blog
livedoor.jp liveinternet.ru livejournal.com lofter.com matrubharti.com matters.town medium.com mirror.xyz mp.sohu.com
mp.weixin.qq.com muragon.com note.com paragraph.com pixnet.net post.naver.com postype.com pratilipi.com qiita.com
recantodasletras.com.br seesaa.net skyrock.com steemit.com svbtle.com t.me telegram.me teletype.in toutiao.com
tumblr.com vc.ru velog.io vocus.cc wattpad.com write.as zenn.dev zhuanlan.zhihu.com

[newsletter]
*.beehiiv.com *.getrevue.co *.ghost.io *.kit.com *.mailerpage.io *.sendfox.com buttondown.email campaign-archive.com
ck.page mailchi.mp substack.com tinyletter.com

[paste]
0bin.net bpa.st codepad.org codepen.io controlc.com dpaste.com dpaste.org gist.github.com hastebin.com ideone.com
jsbin.com jsfiddle.net justpaste.it notes.io paste.ee pastebin.com pastebin.pl pastes.io privatebin.net rentry.co
rentry.org snippet.host telegra.ph termbin.com txt.fyi

[document]
academia.edu anyflip.com calameo.com craft.do cryptpad.fr docdroid.net docs.google.com docs.qq.com
dropboxusercontent.com edocr.com fliphtml5.com flipsnack.com issuu.com kdocs.cn onedrive.live.com paper.dropbox.com
pdfhost.io prezi.com scribd.com shimo.im slides.com slideshare.net speakerdeck.com sway.cloud.microsoft
sway.office.com yumpu.com yuque.com

[wiki]
*.miraheze.org *.pbworks.com *.wikidot.com app.gitbook.com fandom.com hackmd.io hedgedoc.org notion.so
publish.obsidian.md

[form]
docs.zoho.com form.jotform.com form.typeform.com forms.gle forms.office.com forms.yandex.ru tally.so wj.qq.com

[file]
0x0.st 1drv.ms app.box.com catbox.moe disk.yandex.ru drive.google.com file.io gofile.io imgbb.com imgur.com
lookerstudio.google.com mediafire.com mega.nz pan.baidu.com postimg.cc script.google.com wetransfer.com

[site builder]
*.bravesites.com *.cafe24.com *.e-monsite.com *.estranky.cz *.fc2.com *.free.fr *.imweb.me *.jimdo.com *.jouwweb.nl
*.mozello.com *.mystrikingly.com *.nethouse.ru *.peraichi.com *.site123.me *.squarespace.com *.strikingly.com
*.tilda.ws *.ucoz.com *.ucoz.net *.ucoz.ru *.umi.ru *.webnode.com *.webs.com *.weebly.com 000webhostapp.com
amebaownd.com angelfire.com atwebpages.com beepworld.de blog4ever.com byethost.com canva.site crayonsite.net de.tl
epizy.com es.tl freehostia.com geocities.ws goope.jp homepage-baukasten.de infinityfreeapp.com it.gg jimdofree.com
jimdosite.com modoo.at narod.ru neocities.org npage.de oopy.io own-free-website.com page.tl shopinfo.jp
sites.google.com studio.site theblog.me tilda.cc tr.gg tripod.com ucoz.ua webcindario.com webnode.page weeblysite.com
wifeo.com

[code hosting]
*.glitch.me *.replit.com codesandbox.io gitee.io glitch.me stackblitz.com

[forum builder]
*.foroactivo.com *.forumactif.com *.forumfree.it *.forumotion.com *.proboards.com *.xobor.de forumcommunity.net

[link page]
about.me allmylinks.com beacons.ai bio.link bio.site campsite.bio flow.page heylink.me hoo.be instabio.cc linkbio.co
linkr.bio linktr.ee lit.link lnk.bio lynk.id msha.ke potofu.me solo.to taplink.cc

[audio and video]
*.buzzsprout.com *.podbean.com anchor.fm bitchute.com dailymotion.com ivoox.com mixcloud.com odysee.com
podcasters.spotify.com rumble.com soundcloud.com spreaker.com streamable.com vimeo.com

[press release]
1888pressrelease.com openpr.com pr-inside.com prlog.org

[copy of any page]
12ft.io archive.fo archive.is archive.li archive.md archive.org archive.ph archive.today archive.vn ghostarchive.org
megalodon.jp perma.cc translate.google.com webcache.googleusercontent.com
`

// Suffixes of the private section under which a name is no free page. State: 2026-11-23.
// [public] A public body or one institution gives the names out to itself.
// [sold] A name is registered and paid for as under a country, at a registry or a registrar.
export const CLOSED_SUFFIXES = `
[public]
ac.leg.br ac.ru al.leg.br am.leg.br ap.leg.br api.gov.uk ba.leg.br campaign.gov.uk ce.leg.br df.leg.br edu.krd edu.ru
es.leg.br go.leg.br gov.nl gov.ru gov.scot gv.uy hosp.uk independent-commission.uk independent-inquest.uk
independent-inquiry.uk independent-panel.uk independent-review.uk int.ru ma.leg.br mg.leg.br mil.ru ms.leg.br
mt.leg.br mygov.scot pa.leg.br pb.leg.br pe.leg.br pi.leg.br pr.leg.br public-inquiry.uk ras.ru rj.leg.br rn.leg.br
ro.leg.br royal-commission.uk rr.leg.br rs.leg.br sc.leg.br se.leg.br service.gov.scot service.gov.uk sp.leg.br
to.leg.br

[sold]
ae.org art.pl bielsko.pl biz.ua br.com cn.com co.bn co.business co.ca co.com co.nl co.no co.pl co.scot co.ua com.de
com.ru com.se de.com eu.com gb.net gda.pl gdansk.pl gliwice.pl gr.com hk.com hk.org hu.net in.net it.com jp.net
jpn.com jpn.org krakow.pl lodz.pl ltd.ua lublin.pl med.pl mex.com msk.ru net.ru org.ru org.scot poznan.pl ru.com
ru.net sa.com se.net spb.ru torun.pl uk.com uk.net us.com us.org wroc.pl za.bz za.com za.net za.org
`
