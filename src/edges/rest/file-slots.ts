// Limits the files that are sent or received at once: each may take long, and they must not take the places of other requests.
import type { FastifyReply } from 'fastify'
import { refuse } from '../../dispatch/dispatcher.ts'

/** Of one workspace, and of all together. */
const MAX_FILES = 4
const MAX_FILES_OF_ALL = 32

export type FileSlots = (workspaceId: string, reply: FastifyReply) => void

/** Takes a slot until the answer is sent or the client leaves. Throws where there is none. */
export function createFileSlots(): FileSlots {
  const held = new Map<string, number>()
  let all = 0
  return (workspaceId, reply) => {
    const own = held.get(workspaceId) ?? 0
    if (own >= MAX_FILES)
      throw refuse('overloaded', { detail: `A workspace may send and receive ${MAX_FILES} files at once` })
    if (all >= MAX_FILES_OF_ALL) throw refuse('overloaded', { detail: 'Too many files are sent at once' })
    held.set(workspaceId, own + 1)
    all++
    reply.raw.once('close', () => {
      all--
      const left = (held.get(workspaceId) ?? 1) - 1
      if (left === 0) held.delete(workspaceId)
      else held.set(workspaceId, left)
    })
  }
}
