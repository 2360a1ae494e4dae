// The project's table of URLs that a fetch must refuse or reach, each with its reason. Written independently of the
// shared corpus, in the same format.
import { refusedUrls } from './refused-urls.ts'

export interface GuardCase {
  readonly url: string
  readonly why: string
  /** `block`: no connection; for a redirect, only the first host. `allow-pinned`: the addresses of its first lookup. */
  readonly expected: 'block' | 'allow' | 'allow-pinned'
  /** Per host the answers of its first, second, ... lookup; the last one repeats. */
  readonly resolve?: Readonly<Record<string, readonly (readonly string[])[]>>
  /** The Location that /r sends. */
  readonly redirect?: string
}

/** DNS answers that refuse a name, by reason. */
const REFUSED_ANSWERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'a private network': [['10.20.30.40'], ['172.16.9.9'], ['192.168.77.1'], ['fd12:3456::1'], ['fc00::5']],
  'this machine': [['127.0.0.53'], ['::1'], ['0.0.0.0'], ['::']],
  'a link': [['169.254.10.10'], ['fe80::5'], ['fe80::5%eth0'], ['fec0::5']],
  'metadata of a cloud': [['169.254.169.254'], ['100.100.100.200'], ['168.63.129.16'], ['fd00:ec2::254']],
  'carriers, tests, documentation': [
    ['100.127.0.1'],
    ['198.19.0.1'],
    ['192.0.2.5'],
    ['2001:db8::5'],
    ['3fff::5'],
  ],
  'no host': [['224.0.0.5'], ['255.255.255.255'], ['ff05::5'], ['241.0.0.1']],
  'IPv4 in IPv6': [
    ['::ffff:10.0.0.1'],
    ['::ffff:7f00:1'],
    ['::ffff:93.184.216.34'],
    ['::127.0.0.1'],
    ['64:ff9b::a00:1'],
    ['64:ff9b::5db8:d822'],
    ['64:ff9b:1::a9fe:a9fe'],
    ['2002:c0a8:1::1'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['2606:4700::5efe:a00:1'],
    ['2a00:1450::200:5efe:c0a8:1'],
  ],
  'outside of what is assigned': [['1fff::5'], ['4000::5'], ['100::5'], ['5f00::5'], ['2620:4f:8000::5']],
  'one private answer among public ones': [
    ['93.184.216.34', '10.0.0.1'],
    ['10.0.0.1', '93.184.216.34'],
    ['2606:4700:4700::1111', '::1'],
    ['93.184.216.34', '2606:4700:4700::1111', 'fd00::1'],
  ],
  'no answer at all': [[]],
  'what is no address': [['10.0.0'], ['localhost'], ['0x7f.1'], ['']],
}

/** Targets that a public page must not redirect to. */
const REFUSED_REDIRECTS: Readonly<Record<string, string>> = {
  'a private literal': 'http://172.31.0.9/',
  'a private literal over TLS': 'https://192.168.9.9/',
  'an octal literal': 'http://012.0.0.1/',
  'IPv6 loopback': 'http://[::1]/',
  'a mapped literal': 'http://[::ffff:a00:9]/',
  'a literal of NAT64': 'http://[64:ff9b::a00:9]/',
  'a name with a private answer': 'http://inside.example.org/',
  'a name with one private answer': 'http://mixed.example.org/',
  'another port': 'http://www.example.org:8080/',
  'a password in the URL': 'http://u:p@www.example.org/',
  'no scheme and a private host': '//10.9.9.9/x',
  backslashes: '\\\\10.9.9.9\\x',
  'a tab in the host': 'http://10.9\t.9.9/',
  'a name of this network': 'http://printer.local/',
  'another scheme': 'ftp://www.example.org/',
  'a file': 'file:///etc/hosts',
  'a circle (loop)': '/r',
}

const REACHED: Readonly<Record<string, string>> = {
  'a page': 'https://www.example.org/2026/report.html',
  'plain http with its port': 'http://www.example.org:80/a',
  'TLS with its port': 'https://www.example.org:443/a',
  'no path': 'https://www.example.org',
  'upper case': 'HTTPS://WWW.Example.ORG/A',
  'a full name with its dot': 'https://www.example.org./',
  'an internationalised name': 'https://bücher.example.org/',
  'the same in punycode': 'https://xn--bcher-kva.example.org/',
  'a top-level domain in another script': 'https://пример.рф/',
  'digits in a name': 'https://1.2.3.4.example.org/',
  'an address written in a name': 'https://10-0-0-1.example.org/',
  'a name of many labels': 'https://a.b.c.d.e.f.g.h.example.org/',
  'localhost as a label': 'https://localhost.example.org/',
  'internal as a label': 'https://internal.example.org/',
  'a private URL in the query': 'https://www.example.org/?next=http://10.0.0.1/',
  'an at sign in the path': 'https://www.example.org/@10.0.0.1/',
  'an at sign in the query': 'https://www.example.org?@10.0.0.1',
  'an at sign in the fragment': 'https://www.example.org#@10.0.0.1',
  'percent signs in the path': 'https://www.example.org/a%2Fb%00c',
  'two slashes in the path': 'https://www.example.org//10.0.0.1/',
  'a public IPv4 literal': 'http://9.9.9.9/',
  'the neighbour of 172.16.0.0/12': 'http://172.32.0.1/',
  'the neighbour of 100.64.0.0/10': 'http://100.128.0.1/',
  'the neighbour of the wire server': 'http://168.63.129.17/',
  'the last unicast address': 'http://223.255.255.254/',
  'a public IPv6 literal': 'http://[2620:fe::fe]/',
  'the neighbour of 2001::/23': 'http://[2001:200::1]/',
  'the neighbour of 6to4': 'http://[2003::1]/',
}

const byText = Object.entries(refusedUrls).flatMap(([why, urls]) =>
  urls.map((url): GuardCase => ({ url, why, expected: 'block' })),
)

const byAnswer = Object.entries(REFUSED_ANSWERS).flatMap(([why, sets]) =>
  sets.flatMap((answers, i) =>
    ['http', 'https'].map((scheme): GuardCase => {
      const host = `${scheme}${i}.example.org`
      const name = `the name leads to ${why}: ${answers.join(' ')}`
      return { url: `${scheme}://${host}/`, why: name, expected: 'block', resolve: { [host]: [answers] } }
    }),
  ),
)

const byRedirect = Object.entries(REFUSED_REDIRECTS).map(([why, redirect]): GuardCase => ({
  url: 'http://moved.example.org/r',
  why: `redirects to ${why}`,
  expected: 'block',
  redirect,
  resolve: {
    'inside.example.org': [['10.7.7.7']],
    'mixed.example.org': [['93.184.216.34', 'fd00::7']],
  },
}))

const fromTls: GuardCase = {
  url: 'https://moved.example.org/r',
  why: 'redirects from https to http',
  expected: 'block',
  redirect: 'http://www.example.org/',
}

const reached = Object.entries(REACHED).map(([why, url]): GuardCase => ({ url, why, expected: 'allow' }))

const onward = [
  '/final',
  'final?x=1#y',
  'https://www.example.org/',
  '//www.example.org/',
  'https://BÜCHER.example.org',
].map((redirect): GuardCase => ({
  url: 'http://moved.example.org/r',
  why: `redirects to ${redirect}`,
  expected: 'allow',
  redirect,
}))

const rebinding = ['10.0.0.1', '::1', '169.254.169.254', '::ffff:10.0.0.1'].map((second): GuardCase => ({
  url: 'http://rebinding.example.org/',
  why: `public at the first lookup, ${second} from then on`,
  expected: 'allow-pinned',
  resolve: { 'rebinding.example.org': [['93.184.216.34'], [second]] },
}))

const backwards: GuardCase = {
  url: 'http://rebinding.example.org/',
  why: 'private at the first lookup, public from then on',
  expected: 'block',
  resolve: { 'rebinding.example.org': [['10.0.0.1'], ['93.184.216.34']] },
}

export const guardCases: readonly GuardCase[] = [
  ...byText,
  ...byAnswer,
  ...byRedirect,
  fromTls,
  ...reached,
  ...onward,
  ...rebinding,
  backwards,
]
