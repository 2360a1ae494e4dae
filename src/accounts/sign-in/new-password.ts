// Checks a new password.
import { isNewPassword } from '../../contract/sign-in.ts'
import type { Account } from '../ports.ts'
import { refusedField } from '../../call/problem.ts'
import { isGuessable } from '../rules/guessable.ts'

const GUESSABLE =
  'is one of the first that an attacker would try: your name or e-mail address, the name of this product, or common words and ' +
  'rows of keys. Take three or four words that have nothing to do with each other'

/** Throws what is wrong with the new password of an account. */
export function assertNewPassword(password: string, account: Pick<Account, 'name' | 'email'>): void {
  if (!isNewPassword(password)) throw refusedField('password', 'must have 12 to 256 characters')
  if (isGuessable(password, account)) throw refusedField('password', GUESSABLE)
}
