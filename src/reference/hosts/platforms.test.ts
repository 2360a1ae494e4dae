import { expect, test } from 'vitest'
import { accountOf, isPlatform, speakerOf } from './platforms.ts'

test('S-13 many people write on platforms', () => {
  const domains = ['reddit.com', 'x.com', 'google.com', 'dev.to', 'acme.com', 'old.reddit.com']
  expect(domains.filter(isPlatform)).toEqual(['reddit.com', 'x.com', 'google.com', 'dev.to'])
})

test.each([
  ['https://github.com/Acme', 'github.com/acme'],
  ['https://github.com/acme/tool/issues/3?q=1', 'github.com/acme'],
  ['https://gist.github.com/acme/0a1b', 'github.com/acme'],
  ['https://acme.github.io/blog/', 'github.com/acme'],
  ['https://gitlab.com/acme/tool', 'gitlab.com/acme'],
  ['https://twitter.com/Ana/status/17', 'x.com/ana'],
  ['https://mobile.twitter.com/ana', 'x.com/ana'],
  ['https://x.com/ana', 'x.com/ana'],
  ['https://www.linkedin.com/in/ana-lópez/', 'linkedin.com/in/ana-lópez'],
  ['https://es.linkedin.com/in/ana-l%C3%B3pez', 'linkedin.com/in/ana-lópez'],
  ['https://www.linkedin.com/posts/ana-lopez_we-pay-activity-71-x', 'linkedin.com/in/ana-lopez'],
  ['https://www.linkedin.com/company/acme/about/', 'linkedin.com/company/acme'],
  ['https://old.reddit.com/user/ana/comments/', 'reddit.com/ana'],
  ['https://www.reddit.com/u/ana', 'reddit.com/ana'],
  ['https://medium.com/@ana/why-5d1c', 'medium.com/ana'],
  ['https://ana.medium.com/why-5d1c', 'medium.com/ana'],
  ['http://medium.com.localhost:9000/@ana/why-5d1c', 'medium.com/ana'],
  ['https://www.youtube.com/@Ana/videos', 'youtube.com/ana'],
  ['https://youtube.com/channel/UC12_ab', 'youtube.com/uc12_ab'],
  ['https://www.facebook.com/acme.bakery/posts/1', 'facebook.com/acme.bakery'],
  ['https://m.facebook.com/profile.php?id=1234', 'facebook.com/1234'],
  ['https://www.instagram.com/ana/', 'instagram.com/ana'],
  ['https://www.tiktok.com/@ana/video/1', 'tiktok.com/ana'],
  ['https://www.producthunt.com/@ana', 'producthunt.com/ana'],
  ['https://dev.to/ana/why-1a', 'dev.to/ana'],
  ['https://ana.substack.com/p/why', 'substack.com/ana'],
  ['https://substack.com/@ana/note/1', 'substack.com/ana'],
  ['https://mastodon.social/@ana/1', 'mastodon.social/ana'],
  ['https://bsky.app/profile/ana.bsky.social/post/3k', 'bsky.app/ana.bsky.social'],
  ['https://www.threads.net/@ana', 'threads.net/ana'],
  ['https://www.npmjs.com/~ana', 'npmjs.com/ana'],
  ['https://www.npmjs.com/package/@acme/tool', 'npmjs.com/acme'],
  ['https://huggingface.co/spaces/acme/demo', 'huggingface.co/acme'],
  ['https://huggingface.co/acme/model', 'huggingface.co/acme'],
  ['https://fr.quora.com/profile/Ana-Lopez-1', 'quora.com/ana-lopez-1'],
  ['https://www.quora.com/Why/answer/Ana-Lopez-1', 'quora.com/ana-lopez-1'],
  ['https://www.indiehackers.com/ana', 'indiehackers.com/ana'],
  ['https://t.me/s/acme/12', 't.me/acme'],
  ['https://t.me/acme', 't.me/acme'],
  ['https://vk.com/acme', 'vk.com/acme'],
  ['https://vk.com/wall-123_45', 'vk.com/-123'],
  ['https://note.com/ana/n/n1', 'note.com/ana'],
  ['https://www.zhihu.com/people/%E5%BC%A0%E4%B8%89', 'zhihu.com/张三'],
  ['https://weibo.com/u/123', 'weibo.com/123'],
  ['https://weibo.com/123/Nabc', 'weibo.com/123'],
  ['https://qiita.com/ana/items/0a', 'qiita.com/ana'],
  ['https://velog.io/@ana/why', 'velog.io/ana'],
  ['https://m.blog.naver.com/ana/22', 'naver.com/ana'],
  ['https://blog.naver.com/PostView.naver?blogId=ana&logNo=22', 'naver.com/ana'],
  ['https://habr.com/ru/users/ana/', 'habr.com/ana'],
  ['https://news.ycombinator.com/user?id=ana', 'news.ycombinator.com/ana'],
  ['https://apps.apple.com/us/developer/acme-inc/id12', 'apps.apple.com/id12'],
  ['https://play.google.com/store/apps/developer?id=Acme+Inc', 'play.google.com/acme inc'],
  ['https://onecatblog.wordpress.com/why', 'wordpress.com/onecatblog'],
])('the account of %s is %s', (url, account) => expect(accountOf(url)).toBe(account))

test.each([
  'https://acme.com/ana',
  'https://github.com/',
  'https://github.com/topics/billing',
  'https://github.com/search?q=billing',
  'https://docs.github.com/en/rest',
  'https://www.reddit.com/r/smallbusiness/comments/x1/title/',
  'https://x.com/search?q=billing',
  'https://x.com/i/status/1',
  'https://www.linkedin.com/jobs/view/1',
  'https://medium.com/topic/billing',
  'https://www.medium.com/',
  'https://www.youtube.com/watch?v=a',
  'https://www.facebook.com/groups/bakers/',
  'https://www.facebook.com/profile.php',
  'https://www.instagram.com/p/abc/',
  'https://www.indiehackers.com/post/how-1a',
  'https://dev.to/t/billing',
  'https://news.ycombinator.com/item?id=1',
  'https://t.me/+AbC',
  'https://huggingface.co/docs',
  'https://www.wordpress.com/',
  'https://a.b.tumblr.com/',
  'https://x.com/%E0%A4%A',
  'https://x.com/robots.txt',
  'https://www.etsy.com/listing/1',
])('%s names no account', (url) => expect(accountOf(url)).toBeUndefined())

test('P-5 an account that writes is a speaker; one that owns the place is not', () => {
  expect(speakerOf('https://twitter.com/Ana/status/17')).toBe('x.com/ana')
  expect(speakerOf('https://www.linkedin.com/posts/ana-lopez_we-pay-71')).toBe('linkedin.com/in/ana-lopez')
  for (const url of ['https://github.com/acme/tool/issues/3', 'https://t.me/acme/12', 'https://acme.com/ana'])
    expect(speakerOf(url)).toBeUndefined()
})
