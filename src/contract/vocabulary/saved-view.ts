// A saved view: how a person looks at a table of the dashboard, under a name.
import { z } from 'zod'
import { Instant } from './value.ts'
import { VIEW_TABLES, type ViewedPage } from './view-tables.ts'

export const ViewPage = z
  .enum(Object.keys(VIEW_TABLES) as [ViewedPage])
  .meta({ id: 'ViewPage', description: 'The table that a view is of.' })
export type ViewPage = z.infer<typeof ViewPage>

/** Parts of one view. */
const MAX_PARTS = 12
/** why: a view that is shared must not lead to another workspace, nor choose for another person */
const PARTS_OF_NO_VIEW = ['workspace', 'part', 'chosen'] as const

export const ViewParts = z
  .record(
    z.string().regex(/^[a-z]{1,20}$/, 'must be the name of a part of the address'),
    z
      .string()
      .max(300, 'must have at most 300 characters')
      .refine((text) => text.isWellFormed(), 'must be whole characters'),
  )
  .refine((parts) => Object.keys(parts).length <= MAX_PARTS, `must have at most ${MAX_PARTS} parts`)
  .refine((parts) => !PARTS_OF_NO_VIEW.some((part) => part in parts), {
    error: `must have no part ${PARTS_OF_NO_VIEW.join(', ')}: save only filter, order and columns`,
  })
  .describe('Filter, order and columns, as the address of the page has them.')
  .meta({ examples: [{ state: 'escalated', sort: 'Due', hide: 'Opened' }] })

export const ViewName = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(80, 'must have at most 80 characters')
  .refine((text) => text.isWellFormed(), 'must be whole characters')

export const SavedView = z
  .object({
    id: z.string(),
    page: ViewPage,
    name: z.string(),
    parts: z.record(z.string(), z.string()),
    shared: z.boolean().describe('Whether everyone of the workspace sees it.'),
    own: z.boolean().describe('Whether you saved it.'),
    by: z.string().describe('Name of the person who saved it.'),
    changedAt: Instant,
  })
  .meta({ id: 'SavedView', description: 'A table of the dashboard as a person looks at it.' })
export type SavedView = z.infer<typeof SavedView>
