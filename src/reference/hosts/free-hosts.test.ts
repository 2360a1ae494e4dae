import { expect, test } from 'vitest'
import { isFreeHost } from './free-hosts.ts'

test.each([
  // the private section of the public suffix list
  'someone.github.io',
  'someone.blogspot.com',
  'board.notion.site',
  'site.netlify.app',
  'site.vercel.app',
  'site.pages.dev',
  'someone.wixsite.com',
  'site.webflow.io',
  'site.framer.website',
  'someone.carrd.co',
  'someone.repl.co',
  'site.altervista.org',
  'someone.hatenablog.com',
  // the table: pages under a path
  'medium.com',
  'telegra.ph',
  'pastebin.com',
  'gist.github.com',
  'docs.google.com',
  'sites.google.com',
  'drive.google.com',
  'www.scribd.com',
  'www.slideshare.net',
  'issuu.com',
  'linktr.ee',
  'note.com',
  'ameblo.jp',
  'blog.naver.com',
  'm.blog.naver.com',
  'blog.csdn.net',
  'zhuanlan.zhihu.com',
  'dev.to',
  'www.tumblr.com',
  'web.archive.org',
  // the table: pages under a label
  'onecatblog.wordpress.com',
  'someone.medium.com',
  'someone.substack.com',
  'shop.weebly.com',
  'someone.livejournal.com',
  'someone.tistory.com',
  'someone.over-blog.com',
  'someone.canalblog.com',
  'someone.skyrock.com',
  'site.narod.ru',
  'site.ucoz.ru',
  'site.tilda.ws',
  'someone.jimdo.com',
  'someone.hashnode.dev',
  // the table: a name under any suffix
  'someone.blogspot.de',
  'someone.blogspot.co.uk',
  // as link checks of a demonstration see them
  'onecatblog.wordpress.com.localhost',
  'SOMEONE.GITHUB.IO.localhost',
])('anybody publishes for nothing on %s', (host) => expect(isFreeHost(host)).toBe(true))

test.each([
  'acme.com',
  'blog.acme.com',
  'forum.localhost',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'google.com',
  'www.google.com',
  'play.google.com',
  'notmedium.com',
  'medium.com.evil.com',
  'wordpress.org',
])('%s is no free publishing host', (host) => expect(isFreeHost(host)).toBe(false))

test('the owner of a service describes and sells it on its own host', () => {
  for (const host of ['weebly.com', 'www.weebly.com', 'wordpress.com', 'www.jimdo.com', 'squarespace.com'])
    expect([host, isFreeHost(host)]).toEqual([host, false])
})

test('places where strangers answer each other are not free hosts, however free they are', () => {
  const hosts = ['www.reddit.com', 'stackoverflow.com', 'www.g2.com', 'apps.apple.com', 'x.com', 'github.com']
  expect(hosts.filter(isFreeHost)).toEqual([])
})

test('suffixes of the private section where names are sold, or belong to a public body, are not free', () => {
  const hosts = [
    'find-and-update.company-information.service.gov.uk',
    'acme.uk.com',
    'acme.de.com',
    'acme.com.ru',
    'senado.sp.leg.br',
    'acme.krakow.pl',
  ]
  expect(hosts.filter(isFreeHost)).toEqual([])
})
