// The checkpoint of a log as the client compares it: origin, size and root (C2SP tlog-checkpoint). `assay verify` checks its signature.

export interface SeenCheckpoint {
  readonly origin: string
  readonly size: number
  /** 32 bytes in base64. */
  readonly root: string
  /** The whole signed note. */
  readonly note: string
}

/** Undefined where it is no checkpoint. */
export function readCheckpoint(note: string): SeenCheckpoint | undefined {
  const [, origin, size, root] =
    /^([^\n]+)\n(0|[1-9][0-9]{0,15})\n([A-Za-z0-9+/]{43}=)\n\n(?:\u2014 [^ \n]+ [^ \n]+\n)+$/.exec(note) ?? []
  return origin === undefined || root === undefined ? undefined : { origin, size: Number(size), root, note }
}
