// Platforms with many authors: their domains (rule S-13), and where a URL names the account. State: 2026-11-23.

/** Registrable domains where many people write: the source is the thread, not the domain. */
export const PLATFORM_DOMAINS = `
amazon.com apple.com capterra.com dev.to discord.com facebook.com g2.com getapp.com github.com glassdoor.com
google.com indiehackers.com linkedin.com medium.com producthunt.com quora.com reddit.com slack.com softwareadvice.com
stackexchange.com stackoverflow.com trustpilot.com twitter.com x.com ycombinator.com youtube.com
`

// One a line: `platform | where a URL names the account | words there that are no accounts`, an empty last column left out.
// `{}` is the account, `*` any text within a part of the path. A pattern holds for all longer paths. All patterns of a row
// share one space of names: `ana` is one account in each. Where the account is the first part of a path or a label of the
// host, RESERVED_NAMES and the first part of any longer pattern of the row are no accounts either.
export const ACCOUNT_PATTERNS = `
ameblo.jp | ameblo.jp/{}
apps.apple.com | apps.apple.com/*/developer/*/{} apps.apple.com/developer/*/{}
behance.net | behance.net/{} | gallery galleries hire joblist moodboard
bilibili.com | space.bilibili.com/{}
blogspot.com | {}.blogspot.com
bsky.app | bsky.app/profile/{}
chaos.social | chaos.social/@{}
cnblogs.com | cnblogs.com/{} | cate pick aggsite
codepen.io | codepen.io/{} | pen collection topic challenges
crates.io | crates.io/users/{}
csdn.net | blog.csdn.net/{} | nav column rank
dev.to | dev.to/{} | t pod podcasts videos top latest listings reading code-of-conduct
douban.com | douban.com/people/{}
dribbble.com | dribbble.com/{} | shots designers hiring
dzen.ru | dzen.ru/{} dzen.ru/id/{} | a video news
etsy.com | etsy.com/shop/{} {}.etsy.com | market listing c
facebook.com | facebook.com/people/*/{} facebook.com/pg/{} facebook.com/profile.php?id={} facebook.com/{} fb.com/{} | dialog gaming hashtag permalink.php photo places plugins posts reel sharer story.php stories
fosstodon.org | fosstodon.org/@{}
github.com | github.com/{} github.com/orgs/{} api.github.com/repos/{} api.github.com/users/{} gist.githubusercontent.com/{} github.com/sponsors/{} gist.github.com/{} raw.githubusercontent.com/{} {}.github.io | codespaces collections copilot customer-stories issues pulls resources site solutions stars team
gitlab.com | gitlab.com/{} gitlab.com/groups/{} {}.gitlab.io | dashboard projects users
gumroad.com | gumroad.com/{} {}.gumroad.com | l
gutefrage.net | gutefrage.net/nutzer/{}
habr.com | habr.com/users/{} habr.com/*/users/{}
hachyderm.io | hachyderm.io/@{}
hashnode.com | hashnode.com/@{} {}.hashnode.dev
hatena.ne.jp | {}.hatenablog.com {}.hatenablog.jp {}.hateblo.jp {}.hatenadiary.com {}.hatenadiary.jp {}.hatenadiary.org
huggingface.co | huggingface.co/datasets/{} huggingface.co/spaces/{} huggingface.co/{} | blog-explorers chat collections inference learn models organizations papers tasks
indiehackers.com | indiehackers.com/{} | articles interviews podcast post product products starting-up tech
infosec.exchange | infosec.exchange/@{}
instagram.com | instagram.com/{} | direct p reel reels stories tv
itch.io | {}.itch.io itch.io/profile/{}
jianshu.com | jianshu.com/u/{}
juejin.cn | juejin.cn/user/{}
kaggle.com | kaggle.com/{} kaggle.com/code/{} kaggle.com/datasets/{} | c competitions discussions learn models
kickstarter.com | kickstarter.com/profile/{} kickstarter.com/projects/{}
linkedin.com/company | linkedin.com/company/{} linkedin.com/school/{} linkedin.com/showcase/{}
linkedin.com/in | linkedin.com/in/{} linkedin.com/pub/{} linkedin.com/posts/{}_*
livejournal.com | {}.livejournal.com livejournal.com/users/{}
lobste.rs | lobste.rs/~{} lobste.rs/u/{}
mas.to | mas.to/@{}
mastodon.online | mastodon.online/@{}
mastodon.social | mastodon.social/@{} mastodon.social/users/{}
mastodon.world | mastodon.world/@{}
medium.com | medium.com/@{} {}.medium.com
mstdn.jp | mstdn.jp/@{}
mstdn.social | mstdn.social/@{}
naver.com | blog.naver.com/PostView.naver?blogId={} blog.naver.com/PostList.naver?blogId={} blog.naver.com/{} cafe.naver.com/{}
news.ycombinator.com | news.ycombinator.com/user?id={} news.ycombinator.com/submitted?id={} news.ycombinator.com/threads?id={}
note.com | note.com/{} | hashtag magazine notes
npmjs.com | npmjs.com/~{} npmjs.com/org/{} npmjs.com/package/@{}
ok.ru | ok.ru/profile/{} ok.ru/group/{} ok.ru/{} | game video
patreon.com | patreon.com/c/{} patreon.com/{} | posts
pinterest.com | pinterest.com/{} pinterest.de/{} pinterest.fr/{} pinterest.es/{} pinterest.co.uk/{} | pin ideas
play.google.com | play.google.com/store/apps/dev?id={} play.google.com/store/apps/developer?id={}
producthunt.com | producthunt.com/@{}
pypi.org | pypi.org/user/{}
qiita.com | qiita.com/{} qiita.com/organizations/{} | advent-calendar items official-events question-feed
quora.com | quora.com/profile/{} quora.com/*/answer/{}
reddit.com | reddit.com/user/{} reddit.com/u/{} reddit.com/r/u_{}
soundcloud.com | soundcloud.com/{} | charts stream you
stackoverflow.com | stackoverflow.com/users/{}
substack.com | {}.substack.com substack.com/@{} open.substack.com/pub/{} | on open reader
t.me | t.me/s/{} t.me/{} telegram.me/{} | addstickers boost c iv joinchat proxy socks
techhub.social | techhub.social/@{}
teletype.in | teletype.in/@{}
threads.net | threads.net/@{} threads.com/@{}
tiktok.com | tiktok.com/@{}
tistory.com | {}.tistory.com
trustpilot.com | trustpilot.com/users/{}
tumblr.com | {}.tumblr.com tumblr.com/blog/view/{} tumblr.com/{} | dashboard tagged
twitch.tv | twitch.tv/{} | directory videos
vc.ru | vc.ru/u/{}
velog.io | velog.io/@{}
vimeo.com | vimeo.com/user/{} vimeo.com/{} | channels ondemand showcase
vk.com | vk.com/wall{}_* vk.com/{} vk.ru/{} | app clips doc market photo video
wattpad.com | wattpad.com/user/{}
weibo.com | weibo.com/u/{} weibo.com/{} | hot p ttarticle tv
wordpress.com | {}.wordpress.com
wykop.pl | wykop.pl/ludzie/{}
x.com | x.com/{} twitter.com/{} | compose i messages search-advanced tos who_to_follow
xiaohongshu.com | xiaohongshu.com/user/profile/{}
xing.com | xing.com/profile/{} xing.com/pages/{}
youtube.com | youtube.com/@{} youtube.com/c/{} youtube.com/user/{} youtube.com/channel/{}
zenn.dev | zenn.dev/{} zenn.dev/p/{} | articles books scraps
zhihu.com | zhihu.com/people/{} zhihu.com/org/{}
`

/** Platforms where the account in an address wrote what the page is about. Elsewhere it owns the place, and others write. */
export const SPEAKER_PLATFORMS = `
bsky.app chaos.social fosstodon.org hachyderm.io infosec.exchange linkedin.com/in lobste.rs mas.to mastodon.online
mastodon.social mastodon.world medium.com mstdn.jp mstdn.social news.ycombinator.com quora.com reddit.com stackoverflow.com
techhub.social threads.net trustpilot.com x.com
`

/** First parts of paths, and labels of hosts, that services keep for themselves. */
export const RESERVED_NAMES = `
about account accounts admin ads amp answers api app apps archive assets auth best blog brand business careers
categories category cdn chat collections communities community companies company contact contests cookies create
customers dashboard de developer developers directory discover discussions dm docs docsearch download downloads embed
en enterprise events explore faq features feed feeds following for-business forum forums friends groups guidelines
guides hashtag help home hot i images img index info intent invite jobs join js latest leaderboard legal list lists
live login logout m mail marketplace me media members messages mobile new newest news newsletter newsletters
notifications oauth old orgs pages partners people plans policies popular premium press pricing privacy pro products
profile profiles programs public recent recommended register resources robots rss rules safety saved search security
services session sessions settings share shop shorts sign-in sign-up signin signup site sitemap sites static status
store stories submit support tag tagged tags team terms tools top topic topics tos trending try upload user users
video videos view watch web welcome who www
`
