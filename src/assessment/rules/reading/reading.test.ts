// What a text or a URL is taken to say (S-9 to S-13, S-15, F-6, Q-7, L-1).
import { expect, test } from 'vitest'
import { behaviourLevel, hasQuantity } from './behaviour.ts'
import { convert, isCurrency } from '../../../reference/currency.ts'
import { isGenericChannel, isGenericSegment, roleClass } from './lexicon.ts'
import { codePoints, isCjk, normalise, overlap, stems, tidy } from './normalise.ts'
import { domainsNamed } from './pitch-domains.ts'
import { isPlaceholderHost, placeholderIn } from './placeholder.ts'
import { remember } from '../../../base/remember.ts'
import { nearDuplicate, sharedRun, templated } from './resemblance.ts'
import { domainOf, domainOfHost, isPlatform, pageKeyOf, sourceKey } from './source.ts'

test('Q-7 placeholders and made-up quotes are recognised, each by its pattern', () => {
  const bad: Readonly<Record<string, string>> = {
    'Lorem ipsum dolor sit amet consectetur elit sed': 'lorem',
    'The quote is (TBD) for the moment, sorry': 'marker_caps',
    TBD: 'marker_caps',
    'placeholder: to come': 'marker_start',
    'insert quote here': 'marker_phrase',
    '{{user_quote}} something something more': 'template_braces',
    '[Your company] helped us save 5 hours a week': 'template_slot',
    'Users said that they want a better way to do invoices.': 'reported_speech',
    'Many users feel frustrated that it is slow and need to wait': 'reported_speech',
    'As a language model I cannot browse the page': 'ai_voice',
    'asdf jumps over the fence': 'keyboard_mash',
    'See https://example.com/quote for the page': 'reserved_host',
    '... --- ...': 'punctuation_only',
    'great great great product for everyone who works': 'word_run',
    'it is it is so it is so it is': 'low_variety',
    'aaaaaaaaaaaaaaa bbbbbbbbbbbbb ok': 'char_run',
    'Hier bitte das Zitat einfügen.': 'marker_phrase',
    'Вставьте сюда цитату клиента.': 'marker_phrase',
    'ここに引用を入力してください。': 'marker_phrase',
    'Als KI-Sprachmodell kann ich dazu nichts sagen.': 'ai_voice',
    'Nemo enim ipsam voluptatem quia voluptas sit aspernatur': 'lorem',
    'rewq fdsa vcxz and a word': 'keyboard_mash',
    'йцукен фывапр олдж': 'keyboard_mash',
    'Competitor 2': 'stand_in_name',
    'Describe it here (at least 40 characters)': 'form_hint',
    'We lost __AMOUNT__ last __PERIOD__ and more': 'template_braces',
    '[customer quote about scheduling goes here]': 'marker_phrase',
    'Here is a realistic quote that a baker could have said.': 'ai_voice',
    'This quote is based on typical feedback of owners.': 'ai_voice',
    'As an AI assistant I have no customers to quote': 'ai_voice',
    'bad bad bad bad and worse': 'word_run',
    'bcdfg prwtx npqrs tvwxz we had the ledger': 'no_vowels',
  }
  for (const [text, id] of Object.entries(bad)) expect(placeholderIn(text), text).toBe(id)
})

test('Q-7 innocent sentences with the same words pass', () => {
  const innocent = [
    'They told me that they would fix it in the next release, twice.',
    'Customers complain about late deliveries every single week here.',
    'The customer portal takes 40 seconds to load on a good day.',
    'Our todo list is in Excel and I update it by hand every Friday.',
    'It really, really hurts when the sync fails on payroll day.',
    'We tested three tools last year and none of them handled VAT returns.',
    'He said it, she said it, and I say it: the import is painful.',
    'The localhost build works but production deploys take 50 minutes for us.',
    'Our board has a TODO column with 40 cards that no one has looked at since May.',
    'The report prints N/A where the price should be and I call the shop each time.',
    'TBD Motors',
    'Every letter begins with Dear {name} and 30 parents have complained to me.',
    'It is so so so slow that I make coffee while the list of orders loads.',
    'The export is slooooooow and I start it before I leave at night.',
    'The sensor sends 000000 whenever the battery is low, so I drive out to it.',
    'The customer said it was late again, so we now print the label ourselves.',
    'Bots sign up as asdf and qwerty and I delete some thirty of them every morning.',
    'No no no no, not another login for my waiters please.',
    'As an AI researcher I label 300 images a day by hand and my wrist hurts.',
    'We copy and paste and copy and paste and copy until it is time to go home.',
  ]
  for (const text of innocent) expect(placeholderIn(text), text).toBeNull()
})

test('Q-7 hosts that belong to nobody are refused, lookalikes are not', () => {
  const bad = [
    'localhost',
    'www.example.com',
    'yourcompany.com',
    '127.0.0.1',
    'foo.test',
    '[::1]',
    'a.home.arpa',
  ]
  const good = ['acme.com', 'test.de', 'latest.com', 'news.ycombinator.com', 'contest.io']
  expect(bad.filter((host) => !isPlaceholderHost(host))).toEqual([])
  expect(good.filter(isPlaceholderHost)).toEqual([])
})

test('S-9 the behaviour ladder: money for this venture, money or a switch, workaround, complaint, hypothetical', () => {
  const levels: Readonly<Record<string, number>> = {
    'I would pay $50 for this tomorrow': 0,
    'Sounds great, count me in for the beta': 0,
    'I have never paid $500 for this': 0,
    'We cancelled the service in March': 3,
    'We pay $1,200 a month to a contractor': 3,
    'I keep a spreadsheet and update it by hand': 2,
    'It takes us 6 hours every week': 2,
    'Invoices annoy me': 1,
    'We pre-ordered two seats last week': 4,
    'I put down a deposit of 200 euros': 4,
    'We haven’t switched from Excel yet': 1,
    'If there was a tool we could buy it': 0,
    'Our team signed a pilot with you in May': 4,
    'We cancelled it and would love something better': 0,
    'The invoices are late': 0,
  }
  for (const [text, level] of Object.entries(levels))
    expect(behaviourLevel({ verbatim: text }), text).toBe(level)
})

test('S-9 a need that is denied or met is no behaviour that counts', () => {
  expect(behaviourLevel({ verbatim: 'We paid for it once and do not need it.' })).toBe(0)
  expect(
    behaviourLevel({ verbatim: 'Acme is fine, we pay and have no complaints.', competitor: 'Acme' }),
  ).toBe(0)
})

test('S-9, R-1 the ladder holds in every language', () => {
  expect(behaviourLevel({ verbatim: 'Wir haben den Anbieter gekündigt und zahlen jetzt 200 Euro.' })).toBe(3)
})

test('S-10 a quantity is money, time, people, things or a share', () => {
  const yes = [
    '$40 a seat',
    '£ 900',
    '6 hours',
    '12%',
    '41 patients',
    '3 h/week',
    '2.5k a year',
    '300 eur',
    'six hours',
  ]
  const no = ['in 2024', 'version 3', 'many patients', 'A4 paper']
  expect(yes.filter((text) => !hasQuantity(text))).toEqual([])
  expect(no.filter(hasQuantity)).toEqual([])
})

test('S-11 role classes are tried in the order unknown, adjacent, buyer, user', () => {
  expect(
    ['user', ' Reddit user ', 'angel investor', 'vendor manager', 'practice manager', 'receptionist'].map(
      roleClass,
    ),
  ).toEqual(['unknown', 'unknown', 'adjacent', 'adjacent', 'buyer', 'user'])
})

test('S-12 stems drop stop words, short words, the possessive and one suffix', () => {
  expect([...stems("The manager's managers were managing all of the invoices we use")]).toEqual([
    'manag',
    'invoic',
    'use',
  ])
})

test('S-12 roles fit in scripts without spaces, and in those that write vowels as marks', () => {
  const fits = (one: string, other: string): boolean => overlap(stems(one), stems(other)) > 0
  expect(fits('किराना दुकान मालिक', 'दुकान मालिक')).toBe(true)
  expect(fits('訪問看護ステーション管理者', '管理者')).toBe(true)
  expect(fits('小店店主', '店主')).toBe(true)
  expect(fits('เจ้าของร้านอาหาร', 'เจ้าของร้าน')).toBe(true)
  expect(fits('ஹோட்டல் மேலாளர்', 'மேலாளர்')).toBe(true)
  expect(fits('システム開発者', 'ステーション経営者')).toBe(false)
  expect(fits('किसान', 'दुकान मालिक')).toBe(false)
  expect(fits('ครูโรงเรียน', 'เจ้าของร้าน')).toBe(false)
})

test('S-13 one thread is one source, two threads are two sources on one domain', () => {
  const reddit = sourceKey('https://www.reddit.com/r/a/comments/x1/title/')
  expect(sourceKey('https://old.reddit.com/r/b/comments/X1/other?ref=2#top')).toBe(reddit)
  expect(sourceKey('https://www.reddit.com/r/a/comments/x2/')).not.toBe(reddit)
  expect(domainOf('https://old.reddit.com/r/a/comments/x2/')).toBe('reddit.com')
  expect(sourceKey('https://news.ycombinator.com/item?id=1')).not.toBe(
    sourceKey('https://news.ycombinator.com/item?id=2'),
  )
  expect(sourceKey('https://youtube.com/watch?t=1&v=a')).toBe(sourceKey('https://www.youtube.com/watch?v=a'))
  expect(sourceKey('https://forum.acme.com/t/1')).toBe(sourceKey('https://acme.com/t/2'))
})

test('S-13 registrable domains follow the public suffix list, private suffixes included', () => {
  expect(domainOf('https://shop.foo.co.uk/a')).toBe('foo.co.uk')
  expect(domainOf('https://a.github.io/')).not.toBe(domainOf('https://b.github.io/'))
  expect(domainOf('https://WWW.Acme.COM./x')).toBe('acme.com')
  expect(domainOf('http://127.0.0.1:8080/')).toBe('127.0.0.1')
  expect(isPlatform(domainOfHost('apps.apple.com'))).toBe(true)
})

test('S-13 a page is host and path, and the query on platforms only', () => {
  expect(pageKeyOf('https://www.acme.com/a/?x=1')).toBe(pageKeyOf('https://acme.com/a#b'))
  expect(pageKeyOf('https://news.ycombinator.com/item?id=1')).not.toBe(
    pageKeyOf('https://news.ycombinator.com/item?id=2'),
  )
})

test('F-4 a pitch names domains as URLs or bare names, in any script, platforms excepted', () => {
  const named = (pitch: string): string[] => [...domainsNamed(pitch)]
  expect(named('See recallcalc.uk, built with Node.js, e.g. on reddit.com')).toEqual(['recallcalc.uk'])
  expect(named('Ask me@shop.acme.health or https://www.foo.co.uk/x.html.')).toEqual([
    'acme.health',
    'foo.co.uk',
  ])
  expect(named('我们的网站foo.com很好')).toEqual(['foo.com'])
  expect(named('Besuchen Sie Müller.de')).toContain('xn--mller-kva.de')
  expect(named('That is foo.com.Then we talk')).toEqual(['foo.com'])
  expect(named('Nothing. Not a thing. 3.5 hours v1.2.3')).toEqual([])
})

test('S-15 amounts are converted by the fixed table; a code outside it compares only with itself', () => {
  expect(convert({ amount: 130, currency: 'USD' }, 'GBP')).toBe(100)
  expect(convert({ amount: 7, currency: 'KES' }, 'KES')).toBe(7)
  expect(convert({ amount: 7, currency: 'KES' }, 'USD')).toBeNaN()
  expect(['EUR', 'KES', 'XXX', 'eur', 'toString'].map(isCurrency)).toEqual([true, true, false, false, false])
})

test('Q-9 near-duplicates share most 3-shingles or contain the shorter text', () => {
  const text = 'We spend six hours a week chasing balances'
  expect(nearDuplicate(text, 'we spend SIX hours a week chasing balances, truly')).toBe(true)
  expect(
    nearDuplicate(text, `Honestly, and this is no joke at all: ${text} of our many patients here.`),
  ).toBe(true)
  expect(nearDuplicate('We spend six hours a week', 'Patients forget to pay us every month')).toBe(false)
  expect(nearDuplicate('毎月請求書を手で入力している', '毎月請求書を手で入力しています')).toBe(true)
  expect(nearDuplicate('two words', 'two words')).toBe(false)
})

test('Q-10 eight words in a row are shared, seven are not; sixteen characters for CJK', () => {
  const pitch = 'We ring the patients about balances they forgot every single week.'
  expect(sharedRun('Yes: ring the patients about balances they forgot every Monday', pitch)).toBe(
    'ring the patients about balances they forgot every',
  )
  expect(sharedRun('Yes: ring the patients about balances they forgot each week', pitch)).toBeUndefined()
  const cjk = '毎月請求書を手で入力していて大変です'
  expect(sharedRun(cjk, `${cjk}から助けてください`)).toBeDefined()
  expect(sharedRun(cjk.slice(0, 15), cjk)).toBeUndefined()
})

test('F-6 one template filled in twice is found in connected groups', () => {
  const filled = ['Leeds', 'Derby', 'York'].map(
    (town, i) => `In ${town} we lost ${i}2 hours and two patients over it`,
  )
  expect([...templated([...filled, 'Nobody told us which families still owe'])]).toEqual([1, 2])
})

test('generic segments and channels are recognised whole, not as part of a name', () => {
  expect(['Everyone', ' small businesses. ', 'SMBs'].every(isGenericSegment)).toBe(true)
  expect(isGenericSegment('Small businesses in Leeds with vans')).toBe(false)
  expect(['SEO', 'Content marketing', 'ads'].every(isGenericChannel)).toBe(true)
  expect(isGenericChannel('Content Marketing World')).toBe(false)
})

test('texts are compared normalised and measured tidied, in code points', () => {
  expect(normalise('  It’s ＦＵＬＬ—width, 5% & “more”! ')).toBe("it's full width 5% more")
  expect(tidy(' a \n\t b ')).toBe('a b')
  expect([codePoints('a😀é'), codePoints('\ud800')]).toEqual([3, 1])
  expect([isCjk('請求書 is late'), isCjk('just one 字 in here')]).toEqual([true, false])
})

test('remembering changes no result, even when the memory is emptied', () => {
  let calls = 0
  const length = remember((text) => {
    calls++
    return text.length
  })
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < 5000; i++) expect(length(`text ${i}`)).toBe(`text ${i}`.length)
  expect(length('x'.repeat(2_000_000))).toBe(2_000_000)
  expect(calls).toBeGreaterThan(5000)
})
