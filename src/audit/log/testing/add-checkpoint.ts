// Reads what a witness is sent (C2SP tlog-witness), for tests that stand in its place.

export function readAddCheckpoint(body: string): {
  readonly old: number
  readonly path: readonly string[]
  readonly checkpoint: string
} {
  const end = body.indexOf('\n\n')
  const [first = '', ...path] = body.slice(0, end).split('\n')
  return { old: Number(/^old (\d+)$/.exec(first)?.[1]), path, checkpoint: body.slice(end + 2) }
}
