// The project's own sessions, and the forums of their trades as an operator would add them to the established hosts.
import type { ExpectedSession } from '../play-session.ts'
import { DISHONEST } from './dishonest.ts'
import { DISHONEST_ELSEWHERE, OLD_POSTS } from './dishonest-elsewhere.ts'
import { HONEST } from './honest.ts'

export const OWN_SESSIONS: readonly ExpectedSession[] = [
  ...HONEST,
  ...DISHONEST,
  ...DISHONEST_ELSEWHERE,
  OLD_POSTS,
]

export const TRADE_FORUMS = [
  'forgeforum.co.uk',
  'yardtalk.co.uk',
  'climbersboard.com',
  'sawdustpages.com',
  'forum-fournil.fr',
  'petrin-et-cie.fr',
  'physio-treff.de',
  'rezeption-aktuell.de',
  'farriers.co.uk',
  'setak-gesipan.kr',
  'sosangin-sinmun.kr',
  'gagye-iyagi.kr',
  'program-hugi.kr',
  'juku-keijiban.jp',
  'kyoiku-shinbun-online.jp',
  'jukukeiei-note.jp',
  'soft-kuchikomi.jp',
  'forumvetbrasil.com.br',
  'clinicaempauta.com.br',
  'petnegocios.com.br',
  'opiniaosistemas.com.br',
].join('\n')
