// Operations on saved views: the filter, order and columns of a table under a name.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { SavedView, ViewName, ViewPage, ViewParts } from '../../vocabulary/saved-view.ts'
import { changes, IdInput, reads, shared } from './shared.ts'
import { unknownParts } from '../../vocabulary/view-tables.ts'

export const listViewsOperation = operation({
  ...shared,
  ...reads,
  name: 'list_views',
  title: 'List saved views',
  description: 'Your views of a table by name, then those that others share with the workspace.',
  method: 'GET',
  path: '/v1/dashboard/views',
  input: z.strictObject({ page: ViewPage }),
  output: z.object({ views: z.array(SavedView) }),
})

const messageOf = (part: string, value: string): string =>
  part === 'sort'
    ? `the table has no order "${value}"`
    : part === 'hide'
      ? `the table has no column "${value}"`
      : 'the table has no filter of this name'

export const saveViewOperation = operation({
  ...shared,
  ...changes,
  scope: 'read',
  name: 'save_view',
  title: 'Save a view',
  description:
    'Saves a view of a table under a name, at most 50 for each person of a workspace. It replaces your view of the same table and name. An auditor shares none.',
  method: 'POST',
  path: '/v1/dashboard/views',
  input: z
    .strictObject({
      page: ViewPage,
      name: ViewName,
      parts: ViewParts,
      shared: z.boolean().describe('Whether everyone of the workspace sees it.'),
    })
    .superRefine(({ page, parts }, context) => {
      for (const { part, value } of unknownParts(page, parts))
        context.addIssue({
          code: 'custom',
          path: ['parts', part],
          message: messageOf(part, value),
        })
    }),
  output: SavedView,
})

export const deleteViewOperation = operation({
  ...shared,
  ...changes,
  scope: 'read',
  name: 'delete_view',
  title: 'Delete a saved view',
  description: 'Deletes a view that you saved. An owner also deletes the shared views of others.',
  method: 'POST',
  path: '/v1/dashboard/views/{id}/delete',
  input: IdInput,
  output: z.object({ id: z.string() }),
  problems: ['not_found'],
})
