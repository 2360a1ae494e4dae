// The data of an entry `key.rotated`: a step of a rotation of the key of a log, or the new key and the new name that a log got after its
// key was stolen.
import type { JsonObject } from '../../base/json.ts'
import { utf8 } from './bytes.ts'
import { readCheckpointText } from './checkpoint.ts'
import { demand } from './proof-error.ts'
import { type NoteKey, readNote, readNoteKey, writeNoteKey } from './signed-note.ts'

export interface KeyRotation {
  /**
   * `began`: from the next checkpoint on, both keys sign. `ended`: the old one signs no more. `replaced`: from the next checkpoint on, the
   * log has the name of the new key, which signs alone.
   */
  readonly state: 'began' | 'ended' | 'replaced'
  /** Its name is the origin of the log. */
  readonly old: NoteKey
  readonly new: NoteKey
  /** The number of leaves before this entry, which is its place in the log. */
  readonly size: number
  /** Where the key was replaced: the checkpoint of these leaves, the last one under the old name. */
  readonly checkpoint?: string
}

export const keyRotationData = ({ state, old, new: next, size, checkpoint }: KeyRotation): JsonObject => ({
  state,
  old: writeNoteKey(old),
  new: writeNoteKey(next),
  size,
  ...(checkpoint !== undefined && { checkpoint }),
})

/** Throws a ProofError, `malformed`. It verifies no signature. */
export function readKeyRotation({ state, old, new: next, size, checkpoint }: JsonObject): KeyRotation {
  demand(
    (state === 'began' || state === 'ended' || state === 'replaced') &&
      typeof old === 'string' &&
      typeof next === 'string',
    'malformed',
    'an entry on a rotation of the key names no step or no keys',
  )
  demand(
    typeof size === 'number' && Number.isSafeInteger(size) && size >= 0,
    'malformed',
    'an entry on a rotation of the key names no size',
  )
  const rotation: KeyRotation = { state, old: readNoteKey(old), new: readNoteKey(next), size }
  if (state !== 'replaced') {
    demand(
      rotation.old.name === rotation.new.name && checkpoint === undefined,
      'malformed',
      'a rotation of the key names two logs, or a checkpoint',
    )
    return rotation
  }
  demand(typeof checkpoint === 'string', 'malformed', 'an entry that replaces a key has no checkpoint')
  const last = readCheckpointText(readNote(utf8(checkpoint)).text)
  demand(
    last.origin === rotation.old.name && last.size === size && rotation.new.name !== rotation.old.name,
    'malformed',
    'an entry that replaces a key has the checkpoint of another log or size, or names no new log',
  )
  return { ...rotation, checkpoint }
}
