// The kinds of jobs, which go on after their call was answered.
import { z } from 'zod'

export const JobKind = z.enum(['run', 'batch', 'pass', 'delivery'])
export type JobKind = z.infer<typeof JobKind>
