// Words by which a reference speaks against a person (O-3), by language, as phrases of the reader: a refusal to recommend,
// hire, trust or back; debts that were not paid; work that was left. They are not looked for in facts about a founder, where
// a reporter may write them of others.

export const DISOWNING_WORDS: Readonly<Record<string, string>> = {
  en: `(would not/wouldn't/will not/won't/cannot/can't/could not/couldn't/would never/will never/could never/do not/don't) … (back/hire/rehire/recommend/trust/fund/invest/endorse/vouch/bet on/work with/employ), never (again/paid/delivered/finished/showed up/turned up), (not/never) … been paid, were (not/never) paid, was (not/never) paid, owes (us/me/them/suppliers/staff), still owes, left (us/me/them) (hanging/stranded/unpaid), walked (out/away), let (us/me/everyone/them) down, disappeared, vanished, broke (his/her/their) (word/promise*), (stay/steer/keep) (away/clear), advise (you/anyone/anybody/everyone) against, in the middle of`,
  de: `(nicht/nie/niemals/keinesfalls/keinem) … (empfehl*/weiterempfehl*/einstellen/anstellen/vertrauen/unterstützen/investieren/zusammenarbeiten), (einstellen/vertrauen/unterstützen) würde ich (ihn/sie/ihm/ihr) nicht, (nie/nicht/niemals) … bezahlt*, rate … ab, abraten, im stich, sitzen (lassen/gelassen), sitzengelassen, verschwunden, verschwand, schuldet, hingeschmissen, versprechen gebrochen, finger weg`,
  es: `no … (respald*/contrat*/recomend*/recomiend*/confiar*/confío/invertir*/apoyar*), (nunca/jamás) … (pag*/cobr*/cumpl*/entreg*), no (pag*/cumpl*/entreg*), sin (pagar/cobrar), dejó (a medias/tirad*/plantad*/colgad*), desapareci*, se (marchó/fue) (sin/a mitad/en mitad), debe dinero, nos debe, desaconsej*`,
  fr: `ne * (recommand*/embauch*/soutiend*/confier*/financ*/investir*) … (pas/jamais/plus), ne (recommand*/embauch*/soutiend*/confier*/financ*/investir*) … (pas/jamais/plus), ne (lui/leur/) fer* … (pas/plus) confiance, (jamais/pas) (été payé*/payé*/livré*/tenu), disparu*, laissé (tomber/en plan), planté*, au milieu (du/de), du jour au lendemain, nous doit, déconseill*`,
  pt: `não … (recomend*/contratar*/apoiar*/confiar*/confio/investir*), (nunca/não) … (pagou/pago/pagos/pagas/paga/cumpriu/entregou), sumiu, desapareceu, abandonou, na mão, no meio (do/da), nos deve, desaconselh*`,
  it: `non … (raccomand*/consigli*/assumer*/sosterr*/finanzier*/fider*/fido/investir*), (mai/non) … (pagat*/consegnat*), sparit*, scappat*, in asso, a metà, ci deve, sconsigli*`,
  nl: `(niet/nooit) … (aanbevelen/aanraden/inhuren/aannemen/steunen/vertrouwen/investeren), (niet/nooit) … betaald, verdween, verdwenen, in de steek, (liet/laten) … zitten, halverwege, raad … af, afraden`,
  pl: `nie … (poleci*/polecam/polecamy/zatrudni*/popar*/zaufa*/ufam/zainwest*/wspar*), (nigdy/nie) … (zapłaci*/zapłacon*/opłac*), znikn*, porzuci*, na lodzie, w połowie, odradza*`,
  ru: `не … (рекоменд*/порекоменд*/посовет*/советую/советуем/нанял*/найму/доверил*/доверя*/поддерж*/вложил*), не … (заплатил*/расплатил*/рассчитал*), исчез*, бросил*, подвел*, подвёл*, задолжал*, остал* должн*, посреди`,
  tr: `(işe almam/işe almazdım/desteklemem/desteklemezdim/güvenmem/güvenmezdim/güvenmiyor*/yatırım yapmam/yatırım yapmazdım), (ödemedi/ödenmedi/ödenmemiş*/ödemeden), ortadan kayb*, yarı yolda, terk etti, kaçtı, uzak durun`,
  ar: `(لا/لن/ما) … (أوصي/أنصح/أوظف*/أثق/أدعم*/أستثمر), لم … (يدفع/تدفع/يسدد/تسدد/يدفعوا), اختفى, اختفت, هرب, هربت, تخلى, تخلت`,
  hi: `(सिफारिश/सिफ़ारिश/भरोसा/समर्थन/नौकरी) … नहीं, (भुगतान/पैसे/पैसा/वेतन/बकाया) … नहीं, गायब हो*, भाग (गए/गई/गया), बीच में (छोड़*/ही छोड़*)`,
  zh: `不会…(推荐/支持/雇用/聘用/投资/信任), 不(推荐/建议/信任), 没付, 没有付, 没有支付, 未付, 拖欠, 欠款, 欠薪, 欠钱, 欠我们, 跑路, 失踪, 中途(离/退/走)`,
  ja: `(支持/推薦/採用/信用/信頼/出資/お勧め)(しませ/できませ/したくな/しない/できない), (支払/払)(われな/われませ/わなかった/わないまま/っていませ), 未払い, 逃げ, 姿を消, いなくな, 途中で(辞め/やめ/投げ), 裏切`,
  ko: `(추천/지지/고용/투자/신뢰)(하지 않/하지 못/하고 싶지 않), 믿지 (않/못), (돈/대금/월급/임금)… (주지 않/안 주/못 받), 체불, 사라졌, 사라져, 잠적, 도망, 중도에, 중간에 (그만/떠)`,
}

/** Praise in the form of a denial: what such a sentence says behind it is praise. */
export const PRAISE_BY_DENIAL: Readonly<Record<string, string>> = {
  en: `(not/n't/never) hesitate, (cannot/can't/couldn't/could not) … (recommend/praise/thank) … (enough/highly), without hesitation, (not/never) … (better/anyone else/anybody else/nobody else), never (let/had/missed/failed)`,
  de: `nicht (zögern/genug), ohne (zu/) zögern, (nie/niemals) … (enttäuscht/im stich gelassen/gefehlt), nur empfehlen, nicht (besser/hoch genug)`,
  es: `no (dudar*/dudo/vacilar*), sin dudar*, no … (suficiente/bastante/mejor), no puedo más que, nunca (nos falló/falló/me falló)`,
  fr: `n'hésit*, sans hésit*, ne … (assez/trop/que) … recommander, ne (peux/peut/pouvons) que, jamais (déçu*/laissé tomber)`,
  pt: `não hesit*, sem hesit*, não … (melhor/suficiente), só posso, nunca (nos deixou/me deixou/falhou)`,
  it: `non esit*, senza esit*, non … (abbastanza/migliore), non posso che, mai (deluso/delusa)`,
  nl: `niet aarzelen, zonder aarzelen, niet … genoeg, nooit (teleurgesteld/laten zitten)`,
  pl: `bez wahania, nie waha*, nie zawaha*, nigdy (nie zawi*/mnie nie/nas nie)`,
  ru: `без колебаний, не раздумыв*, не задумыв*, никогда не подв*`,
  tr: `tereddüt etm*, düşünmeden, hiç * bırakmadı`,
  ar: `لا أتردد, لن أتردد, دون تردد, بلا تردد`,
  hi: `(संकोच/हिचक*) … नहीं, बिना (हिचक*/संकोच)`,
  zh: `不(会/)犹豫, 毫不犹豫, 从不, 从未`,
  ja: `迷わず, 躊躇な, 躊躇せ, 迷いな, ためらわ, ためらいな`,
  ko: `주저하지, 주저 없, 망설이지, 망설임 없`,
}
