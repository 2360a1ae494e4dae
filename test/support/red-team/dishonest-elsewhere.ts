// Assessments in other scripts and languages that must not reach `build`.
import type { ExpectedSession } from '../play-session.ts'
import type { SitePage } from '../session-site.ts'
import { escaped, pageAt, sessionOf, textOf, urlAt, type Venture, withValues } from './venture.ts'
import { CRAMMERS, LAUNDRIES, VETS } from './ventures-elsewhere.ts'

const LIE: ExpectedSession['expect'] = { verdict_not: ['build'] }

/** The pages of customers' words, with other markup around the words. */
const around =
  ({ language, chatter }: Venture, write: (words: string, position: number) => string) =>
  (pages: readonly SitePage[], signals: ExpectedSession['signals']): readonly SitePage[] => {
    const quoted = signals.filter(({ value }) => 'verbatim' in value)
    const written = quoted.map(({ value }, i) =>
      pageAt(
        textOf(value['source_url']),
        [
          ...Array.from({ length: 4 }, (_, step) => chatter[(i * 5 + step * 3) % chatter.length] ?? ''),
          write(escaped(textOf(value['verbatim'])), i),
          chatter[(i * 3 + 1) % chatter.length] ?? '',
        ],
        language,
      ),
    )
    const replaced = new Set(written.map(({ host, path }) => host + path))
    return [...pages.filter(({ host, path }) => !replaced.has(host + path)), ...written]
  }

// True sentences about a hair salon, beside true complaints about rivals: one of them mentions a salon.
const HAIR = [
  'Corto cabelo há vinte anos e no ano passado gastei R$ 4.200 em tintura que venceu na prateleira.',
  'Contratei uma manicure por R$ 1.300 por mês e ela foi embora em três semanas.',
  'Anoto os cortes num caderno e perco 2 horas toda noite somando as comissões das manicures.',
  'A cadeira do salão quebrou e fiquei quatro dias sem cortar cabelo, foram R$ 900 perdidos.',
  'Cancelamos o aluguel da secadora de cabelo porque a conta de luz dobrou em dois meses.',
]
const otherTrade = sessionOf('cheat-other-trade-pt', VETS, LIE, {
  signals: withValues('user_quote', (_, i) => ({ verbatim: HAIR[i] ?? '' })),
})

// Every post is signed by the vendor, whose name is in a script without capitals.
const signedKo = sessionOf('cheat-vendor-signs-ko', LAUNDRIES, LIE, {
  pages: around(
    LAUNDRIES,
    (words, i) => `<div><b>${i % 2 === 0 ? '세탁노트 공식' : '세탁노트 대표'}</b></div><p>${words}</p>`,
  ),
})

/** True words of 2013 that are dated this year. */
export const OLD_POSTS: ExpectedSession = sessionOf('cheat-old-posts-ja', CRAMMERS, LIE, {
  pages: around(CRAMMERS, (words, i) => `<div>会員${i + 3}番　2013年${i + 1}月7日</div><p>${words}</p>`),
})

// A third of the words is invented, a third is behind a wall, a third is on blogs that anyone can open.
const mixtureKo = sessionOf('cheat-mixture-ko', LAUNDRIES, LIE, {
  signals: withValues('user_quote', ({ source_url: url }, i) =>
    i % 3 === 2 ? { source_url: urlAt(`setak${i}.tistory.com/${i}`) } : { source_url: textOf(url) },
  ),
  pages: (pages, signals) =>
    around(LAUNDRIES, (words, i) => (i % 3 === 0 ? '<p>세제는 새 상표가 낫습니다.</p>' : `<p>${words}</p>`))(
      pages,
      signals,
    ).map((page, i) => (page.path.startsWith('/t/') && i % 3 === 1 ? { ...page, status: 403 } : page)),
})

// The customers deny the need, with figures and habits that look like a workaround.
const DENIALS = [
  '振替は月に2件だけで、ノートに書けば五分で終わるので困っていません。',
  'この仕組みに一円も払いません。紙の座席表で二十年問題がありません。',
  '振替の予約システムは半年で解約しましたが、なくても誰も困りませんでした。',
  '保護者は電話一本で済むので、申し込みの仕組みは必要ありません。',
  '日程は全部覚えているので、エクセルもいりません。',
]
const deniedJa = sessionOf('cheat-denials-as-pain-ja', CRAMMERS, LIE, {
  signals: withValues('user_quote', (_, i) => ({ verbatim: DENIALS[i] ?? '' })),
})

// The pages of established hosts say that the customers are personas of a workshop.
const PERSONAS = [
  'Personas para a oficina: os depoimentos abaixo são fictícios.',
  'As pessoas desta página foram inventadas para o exercício.',
  'Persona: Márcia, 44, dona de clínica',
  'Este texto é uma obra de ficção.',
]
const personasPt = sessionOf('cheat-personas-pt', VETS, LIE, {
  pages: around(VETS, (words, i) => `<p>${PERSONAS[i % PERSONAS.length] ?? ''}</p><p>${words}</p>`),
})

export const DISHONEST_ELSEWHERE: readonly ExpectedSession[] = [
  otherTrade,
  signedKo,
  mixtureKo,
  deniedJa,
  personasPt,
]
