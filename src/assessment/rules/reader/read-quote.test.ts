// What a quote is read as, in every language of the reader (R-1, S-9, S-10).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from './languages/index.ts'
import { readQuote } from './read-quote.ts'

const about = {
  pitch: 'Paperlark sorts the receipts of craftsmen and prepares the monthly bookkeeping.',
  icp: 'owners of craft businesses with 2-20 people',
  competitors: ['Receiptly', 'BuchMax'],
  kind: 'user_quote',
}
const read = (verbatim: string) => readQuote({ ...about, verbatim })

test('S-9 the ladder of behaviour in English', () => {
  const levels: Readonly<Record<string, number>> = {
    'We put down a deposit for Paperlark on Monday.': 4,
    'We pay Receiptly $90 a month and still sort the paper.': 3,
    'I cancelled Receiptly in May because the scans were blurred.': 3,
    'We hired a student to sort the receipts.': 3,
    'I type every receipt into a spreadsheet on Sunday.': 2,
    'We lost $4,000 of deductions last year.': 2,
    'I hate these receipts so much.': 1,
    'I would pay $20 a month for that.': 0,
    'My neighbour pays someone $300 for his receipts.': 0,
    'Does it read receipts in Polish?': 0,
  }
  for (const [text, level] of Object.entries(levels)) expect(read(text).behaviour, text).toBe(level)
})

test('S-9 the ladder of behaviour in German', () => {
  const levels: Readonly<Record<string, number>> = {
    'Wir haben Paperlark die Anzahlung überwiesen.': 4,
    'Wir zahlen BuchMax 90 Euro im Monat und sortieren trotzdem.': 3,
    'Receiptly haben wir im Mai gekündigt.': 3,
    'Ich tippe jeden Beleg am Sonntag in eine Excel-Tabelle.': 2,
    'Letztes Jahr haben wir 4.000 Euro verloren.': 2,
    'Die Belege nerven mich so.': 1,
    'Wenn es das gäbe, würde ich 20 Euro im Monat zahlen.': 0,
    'Gibt es das auch auf Polnisch?': 0,
  }
  for (const [text, level] of Object.entries(levels)) expect(read(text).behaviour, text).toBe(level)
})

test('R-1 a need that is denied is no need, also where money was spent before', () => {
  const denials: Readonly<Record<string, number>> = {
    'Receipts were never a problem for us.': 0,
    'We paid Receiptly for a year and cancelled; we do not need it.': 3,
    'Belege waren bei uns nie ein Problem.': 0,
    'Das brauchen wir nicht.': 0,
  }
  for (const [text, level] of Object.entries(denials))
    expect(read(text), text).toMatchObject({ stance: 'denies', behaviour: level })
})

test('R-1 a step that is still to come denies no need', () => {
  expect(read("We haven't paid anyone for it yet, though we ought to.").stance).toBe('needs')
})

test('S-10 amounts keep the currency that the words give, and their span', () => {
  const text = 'We pay our bookkeeper 1.250 Euro a month.'
  const { amount, spans } = read(text)
  expect(amount).toEqual({ value: 1250, currency: 'EUR', what: 'spend' })
  const at = spans.find(({ label }) => label === 'amount')
  expect(text.slice(at?.start, at?.end)).toContain('1.250')
  expect(read('We lost 34 grand on it last year.').amount).toEqual({
    value: 34_000,
    currency: null,
    what: 'loss',
  })
})

test('S-10 the time that a problem takes, per period', () => {
  expect(read('I lose three hours every Friday on receipts.').time).toEqual({
    value: 3,
    unit: 'hours',
    per: 'week',
  })
})

test('R-1 the labels of one reading agree with each other, and spans lie in the text', () => {
  const words = LANGUAGES.flatMap((table) =>
    [
      table.spent,
      table.lost,
      table.denies,
      table.would,
      table.self,
      table.content,
      table.joined,
      table.other,
      table.pain,
    ].map((list) =>
      list
        .replaceAll(/[*…()]/g, '')
        .split(/[,/]/)
        .map((word) => word.trim()),
    ),
  ).flat()
  const text = fc.array(
    fc.constantFrom(...words, 'Paperlark', 'Receiptly', '$40', '2 hours', '.', ',', '?', 'not'),
    { minLength: 1, maxLength: 14 },
  )
  fc.assert(
    fc.property(text, fc.constantFrom(undefined, ...LANGUAGES.map(({ code }) => code)), (parts, language) => {
      const verbatim = parts.join(' ')
      const { behaviour, stance, on_topic, hypothetical, spans } = readQuote({ ...about, verbatim, language })
      if (hypothetical || !on_topic) expect(behaviour).toBe(0)
      if (!on_topic) expect([stance, hypothetical]).toEqual(['neutral', false])
      if (stance === 'needs' && !hypothetical) expect(behaviour).toBeGreaterThan(0)
      if (stance !== 'needs') expect([0, 3]).toContain(behaviour)
      if (behaviour === 4) expect(stance).toBe('needs')
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(verbatim.length)
      }
    }),
  )
})

test('R-1 a need is denied without a word of denial by two signs, of which one is no bare negation', () => {
  const denials = [
    'We know every receipt by heart, it is just the two of us.',
    'Who needs an app for receipts?',
    'Wozu brauche ich das?',
    'Los recibos son cuatro y siempre los mismos, nunca hemos perdido uno.',
  ]
  for (const text of denials) expect(read(text), text).toMatchObject({ stance: 'denies', behaviour: 0 })
})

test('R-1 what a quote costs, or what a speaker cannot do, is no denial', () => {
  const needs = [
    'I never know which receipt belongs to which job.',
    'Nobody sorts them, so I lose four hours a week on receipts.',
    "We don't keep receipts and lost 900 dollars of deductions.",
    'Ich weiß nie, welcher Beleg fehlt.',
  ]
  for (const text of needs) expect(read(text).stance, text).toBe('needs')
})

test('R-1 who complains may say never, nobody and no', () => {
  const complaints = [
    'Nobody in the office can tell me which crew is where.',
    'We never get the deposit slips before the tenth.',
    'Niemand sagt uns Bescheid, wenn ein Termin frei wird.',
    'Wir wissen nie, wer schon bezahlt hat, und keiner hat Zeit nachzuschauen.',
    'Nunca sabemos quién ha pagado y nadie tiene tiempo de mirarlo.',
    'Nadie nos avisa cuando queda un hueco libre.',
    'Personne ne nous prévient quand une place se libère.',
    'Ninguém no escritório sabe onde está cada equipe.',
    '事務所の誰もどの班がどこにいるか分かりません。',
    '没有人通知我们哪里有空位。',
    'В офисе никто не знает, какая бригада где.',
  ]
  for (const text of complaints) expect(read(text).stance, text).not.toBe('denies')
})

test('R-1 no small problem is a problem', () => {
  const complaints = [
    'It is not a small problem for us: two of us do nothing else on Fridays.',
    'Das ist kein kleines Problem, wir verlieren jede Woche Kunden.',
    'No es un problema pequeño, perdemos clientes todos los meses.',
    'Ce n’est pas un petit problème, on perd des clients tous les mois.',
    'Não é um problema pequeno, perdemos clientes todo mês.',
    '小さな問題ではありません。毎月お客様を失っています。',
    '这不是小问题，我们每个月都在丢客户。',
    '작은 문제가 아니에요. 매달 손님을 잃고 있어요.',
    'यह छोटी समस्या नहीं है, हम हर महीने ग्राहक खो रहे हैं।',
    'Bu küçük bir sorun değil, her ay müşteri kaybediyoruz.',
  ]
  for (const text of complaints) expect(read(text).stance, text).not.toBe('denies')
  expect(read('That is not a problem for small shops like ours.').stance).toBe('denies')
  expect(read('Für uns kleine Betriebe ist das kein Problem.').stance).toBe('denies')
})

test('R-1 a need that is stated behind a denial in its sentence takes the denial back', () => {
  const needs = [
    'I don’t need another spreadsheet, I need something that chases them for me.',
    'Ich brauche kein weiteres Portal, ich brauche jemanden, der anruft.',
    'No necesito otra hoja de Excel, necesito que alguien avise a los clientes.',
    'Je n’ai pas besoin d’un tableau de plus, j’ai besoin qu’on relance à ma place.',
    'Não preciso de mais uma planilha, preciso de algo que cobre por mim.',
    'Мне не нужна ещё одна таблица, мне нужно, чтобы кто-то напоминал клиентам.',
    '我不需要又一个表格，我需要有人替我催款。',
    'We have no problem finding customers, the problem is getting them to pay on time.',
  ]
  for (const text of needs) expect(read(text).stance, text).not.toBe('denies')
  expect(read('We don’t need it, talking is all we need.').stance).toBe('denies')
  expect(read('我们不需要这个。').stance).toBe('denies')
})

test('R-1 a question about the trouble itself complains', () => {
  const complaints = [
    'Why should I have to phone every customer twice? It eats my Monday mornings.',
    'Wer hat schon Lust, sonntags Rechnungen zu schreiben? Ich sitze trotzdem jede Woche dran.',
    'Para qué pagamos 90 euros al mes si se cae cada lunes.',
    'À quoi bon payer 90 euros par mois si ça plante tous les lundis ?',
  ]
  for (const text of complaints) expect(read(text).stance, text).not.toBe('denies')
})

test('S-9 a person who is hired is no other speaker, and hearsay at the end reports its own half only', () => {
  expect(read('Hired my cousin to sort the receipts.').behaviour).toBe(3)
  expect(read('Paid for Receiptly in June, the new version ships in May supposedly.').behaviour).toBe(3)
  expect(read('They pay an accountant for receipts, he says.').behaviour).toBe(0)
})

test('S-9 a condition that failed supposes, also where it is negated', () => {
  expect(read('If we had not spent the budget we would have bought Receiptly.')).toMatchObject({
    behaviour: 0,
    hypothetical: true,
  })
})

test('S-10 amounts in words have a value and their span', () => {
  const text = 'Wir zahlen dem Buchhalter achthundert Euro im Monat.'
  const { amount, spans } = read(text)
  expect(amount).toEqual({ value: 800, currency: 'EUR', what: 'spend' })
  const at = spans.find(({ label }) => label === 'amount')
  expect(text.slice(at?.start, at?.end)).toContain('achthundert')
})

test('P-6 a subject of the same field is no other subject', () => {
  const pills = {
    pitch: 'Pillmate hands out the pills of an elderly parent and calls the family.',
    icp: 'adults who look after a parent',
    competitors: [],
    kind: 'user_quote',
  }
  const reads = (verbatim: string) => readQuote({ ...pills, verbatim })
  expect(reads('We pay a nurse 22 euros a visit.').on_topic).toBe(true)
  expect(reads('We paid 2,900 dollars for a sofa.').on_topic).toBe(false)
})

test('S-9 a purchase without a word of the pitch is another thing, in the language of the pitch; elsewhere that is not known', () => {
  expect(read('We switched from Jenkins to Buildkite for the nicer YAML.')).toMatchObject({
    on_topic: false,
    behaviour: 0,
  })
  expect(read('We switched from BuchMax to paper.')).toMatchObject({ on_topic: true, behaviour: 3 })
  expect(read('Wir haben dafür eine Aushilfe bezahlt, 400 Euro.')).toMatchObject({
    on_topic: true,
    behaviour: 3,
  })
  // a quote that tells of no purchase is not judged by what it leaves out
  expect(read('Six hours every single weekend, and I am done with it.').on_topic).toBe(true)
})

test('S-9 "une personne" is a person, and what cannot be done for a reason is no denial', () => {
  expect(read('J’ai embauché une personne à mi-temps pour 900 euros par mois.').behaviour).toBe(3)
  expect(read('Nous avons abandonné Receiptly au bout de six mois.').behaviour).toBe(3)
  expect(
    read('Receiptlyは領収書の写真を受けられないので、毎週40件をノートに手入力しています。'),
  ).toMatchObject({
    stance: 'needs',
    behaviour: 2,
  })
})

test('S-9 words that look like a purchase are none', () => {
  const texts = [
    'Our employees lose receipts every week.',
    'We get paid sixty days late and the receipts pile up.',
    'The insurer paid for the lost receipts.',
    'Two customers cancelled and I had typed their receipts already.',
    'I built a spreadsheet for the receipts.',
    'Die Mieter verlieren jeden Beleg.',
    'Die Zahlen auf den Belegen stimmen nie.',
  ]
  for (const text of texts) expect(read(text).behaviour, text).toBeLessThan(3)
  expect(read('We hired two part-timers for the receipts.').behaviour).toBe(3)
})

test('S-9 the past of German verbs supposes nothing', () => {
  expect(read('Wir hatten BuchMax ein Jahr lang bezahlt.')).toMatchObject({
    behaviour: 3,
    hypothetical: false,
  })
  expect(read('Hätten wir Geld, wir würden es kaufen.').hypothetical).toBe(true)
})

test('S-9 a price within a supposition is no cost', () => {
  for (const text of [
    'For $20 a month, I would sign tomorrow.',
    'Pour 20 € par mois, je signerais tout de suite.',
  ])
    expect(read(text), text).toMatchObject({ behaviour: 0, hypothetical: true })
})

test('R-1 a speaker who pays a rival and is content denies nothing, one who gave it up does', () => {
  expect(read("BuchMax is fine. We pay, it works, I don't think about it.")).toMatchObject({
    behaviour: 3,
    stance: 'neutral',
  })
  expect(read('We bought BuchMax for a year, nobody asked for it, so we cancelled.')).toMatchObject({
    behaviour: 3,
    stance: 'denies',
  })
})

test('R-1 a denial within a condition, or of a rival, denies no need', () => {
  expect(read("If we don't need a new scanner, I'd take it.")).toMatchObject({ hypothetical: true })
  expect(read('BuchMax was a waste of money at $95 a month.').stance).toBe('needs')
})

test('R-1 a denial that tells of nothing to do, in several languages', () => {
  const texts = [
    'There is nothing for me to file, the bank does it.',
    'Software for that would be silly, we have two receipts.',
    'Hier gibt es nichts zu prüfen.',
    'Chez nous, rien ne se perd.',
    'У нас проверять нечего.',
    'Nie mam czego pilnować.',
  ]
  for (const text of texts) expect(read(text).stance, text).toBe('denies')
})

test('S-10 amounts without a currency, with colloquial magnitudes and in hundredths', () => {
  const amounts: Readonly<Record<string, readonly [number, string | null]>> = {
    'We ended up paying an accountant 1.2k to sort it.': [1_200, null],
    'BuchMax, 29 monthly, and I still type.': [29, null],
    'We pay BuchMax 30/mo.': [30, null],
    'That mistake in the receipts cost a bit: 1,100.': [1_100, null],
    'Hired a bookkeeper. 450 it cost me.': [450, null],
    'We pay 40p a receipt.': [0.4, 'GBP'],
    'We lost half a million dollars.': [500_000, 'USD'],
    'Rund 40 Tsd. Euro haben wir verloren.': [40_000, 'EUR'],
    'Das hat 20 Mille gekostet.': [20_000, null],
    '我们一共付了一万二。': [12_000, null],
    'हम BuchMax को 300 महीना देते हैं।': [300, null],
    'Потратили 200к на бухгалтера.': [200_000, null],
  }
  for (const [text, [value, currency]] of Object.entries(amounts))
    expect(read(text).amount, text).toMatchObject({ value, currency })
})

test('S-10 numbers that count or date something are no amounts', () => {
  const texts = [
    'We lost 340 receipts.',
    'We pay 12 people to sort receipts.',
    'I type receipts 30 times a month.',
    'Room 101 is full of receipts and costs me sleep.',
    'We have lost receipts since 2019.',
    'The waste bin is full of receipts.',
  ]
  for (const text of texts) expect(read(text).amount, text).toBeNull()
})

test('P-6 a word of one language is no subject of another', () => {
  const kiln = { ...about, pitch: 'Kilnwatch watches a pottery kiln.', icp: 'potters', competitors: [] }
  const topic = (language: string, verbatim: string) => readQuote({ ...kiln, verbatim, language }).on_topic
  // why: "vol" is a theft in French, "bin" a thousand in Turkish and "sono" sleep in Portuguese
  expect(topic('nl', 'De kist stond vol, vierhonderd euro verloren.')).toBe(true)
  expect(topic('tr', 'Geçen ay on beş bin lira çöpe gitti.')).toBe(true)
  expect(topic('it', 'Sono andati persi novanta euro.')).toBe(true)
})

test('R-1 words of denial that deny nothing: what the speaker does not say, or believed before', () => {
  const needs: readonly string[] = [
    'I wish I could say receipts are no problem for us, they eat my Sundays.',
    "It isn't that we don't care about receipts, I hate them.",
    'I used to think it was no big deal until we lost a client over it.',
    "Don't let anyone tell you it's no issue, I hate every receipt.",
    'Man kann nicht sagen, dass uns die Belege egal sind.',
    'Je ne peux pas dire que ça ne me dérange pas.',
    'No puedo decir que no me moleste.',
    'Nie mogę powiedzieć, że mi to nie przeszkadza.',
    'لا أستطيع القول إن الأمر لا يزعجني.',
  ]
  for (const text of needs) expect(read(text).stance, text).not.toBe('denies')
})

test('R-1 idioms of denial, in several languages', () => {
  const denials: readonly string[] = [
    'It is a solution in search of a problem.',
    "I can't say I've ever missed having one.",
    'The thing sat unused in a drawer.',
    'We have bigger fish to fry.',
    'That is a problem for bigger companies.',
    'Da haben wir ganz andere Sorgen.',
    'Ni regalado lo querría.',
    "On a d'autres chats à fouetter.",
    'È roba per aziende grandi.',
    'Daar lig ik niet wakker van.',
    'Nas to nie dotyczy, nikt tego nie używał.',
    'Даже даром не возьму.',
    'Bunu bedava verseler almam, bizim için dert değil.',
    'タダでもいりません。',
    '白送我也不要。',
    '공짜로 줘도 안 써요.',
    'كل شيء عندنا تحت السيطرة.',
    'ऐसे ही काम चल जाता है।',
  ]
  for (const text of denials) expect(read(text).stance, text).toBe('denies')
})

test('R-1 a denial that names others, or stands behind them, is the own of the speaker; hearsay is not', () => {
  const stance = (verbatim: string) => readQuote({ ...about, verbatim, isOnTopic: true }).stance
  expect(stance('Mother keeps a tidy box, so receipts were never an issue.')).toBe('denies')
  expect(stance('That is more for bigger firms.')).toBe('denies')
  expect(stance('My cousin told me that receipts were never an issue.')).not.toBe('denies')
})

test('S-9 a negation of the thing, or of the reason, leaves the purchase as it is', () => {
  const costly: readonly string[] = [
    'We hebben een scanner aangeschaft die het nooit deed.',
    'Abbiamo investito in uno scanner che non ha mai funzionato.',
    '알림이 안 와서 Receiptly를 해지했습니다.',
    'We invested in a scanner that never worked.',
    'I paid my nephew to write a script for it.',
    'Mon neveu nous a développé une petite appli pour les reçus.',
  ]
  for (const text of costly)
    expect(readQuote({ ...about, verbatim: text, isOnTopic: true }).behaviour, text).toBe(3)
})

test('S-10 a number of years is no amount, and who has no trouble for twenty years denies', () => {
  const red = 'मेरी लाल कॉपी में बीस साल से सब ठीक है, मुझे कोई परेशानी नहीं, इसके लिए एक रुपया भी नहीं दूँगा।'
  expect(readQuote({ ...about, verbatim: red, isOnTopic: true })).toMatchObject({
    stance: 'denies',
    behaviour: 0,
  })
  for (const text of [
    'Twenty years of receipts in boxes and it never cost us a thing.',
    'Wir machen das seit 20 Jahren so und zahlen nichts.',
    'Llevamos veinte años pagando al mismo contable.',
  ])
    expect(read(text).amount, text).toBeNull()
})

test('P-6 people whom any trade pays for help are no other subject', () => {
  const flights = {
    ...about,
    pitch: 'Tripfix claims the compensation for delayed flights.',
    icp: 'people who fly often',
    competitors: ['AirHelp'],
  }
  expect(
    readQuote({
      ...flights,
      verbatim: 'Contratamos a un informático y seguimos esperando.',
      language: 'es',
    }),
  ).toMatchObject({
    on_topic: true,
    behaviour: 3,
  })
  expect(readQuote({ ...flights, verbatim: 'We hired a programmer for our website.' }).on_topic).toBe(false)
})

test('S-10 a loss that never happened denies the need, in every language', () => {
  const denials = {
    en: 'In eleven years we have not lost one receipt.',
    de: 'Bei uns ging noch nie ein Beleg verloren.',
    es: 'En casa nunca se nos ha perdido un recibo.',
    nl: 'Wij raken nooit een bonnetje kwijt.',
    ru: 'У нас ни один чек ещё не потерялся.',
  }
  for (const [language, verbatim] of Object.entries(denials))
    expect(readQuote({ ...about, verbatim, language, isOnTopic: true }), verbatim).toMatchObject({
      stance: 'denies',
      behaviour: 0,
    })
  for (const complaint of [
    'I never find the receipts that I lost.',
    'Not a week goes by without a lost receipt.',
  ])
    expect(read(complaint).stance, complaint).not.toBe('denies')
})

test('an Arabic comma or question mark ends a word', () => {
  for (const verbatim of ['وما الداعي؟ المحاسب يرتب الإيصالات.', 'الإيصالات لا تهمنا، والحمد لله.'])
    expect(readQuote({ ...about, verbatim, language: 'ar', isOnTopic: true }).stance, verbatim).toBe('denies')
})
