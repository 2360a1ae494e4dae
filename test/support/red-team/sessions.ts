// The project's own sessions, and the forums of their trades as an operator would add them to the established hosts.
import type { ExpectedSession } from '../play-session.ts'
import { DISHONEST } from './dishonest.ts'
import { HONEST } from './honest.ts'

export const OWN_SESSIONS: readonly ExpectedSession[] = [...HONEST, ...DISHONEST]

export const TRADE_FORUMS = [
  'forgeforum.co.uk',
  'yardtalk.co.uk',
  'climbersboard.com',
  'sawdustpages.com',
  'forum-fournil.fr',
  'petrin-et-cie.fr',
  'physio-treff.de',
  'rezeption-aktuell.de',
].join('\n')
