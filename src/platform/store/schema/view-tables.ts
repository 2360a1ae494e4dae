// The table of saved views as Kysely types.

export interface ViewTables {
  /** `shared`: 1 where everyone of the workspace sees it; `parts` is JSON of parts of the address of the page. */
  saved_views: {
    id: string
    workspace_id: string
    user_id: string
    by_name: string
    page: string
    name: string
    shared: number
    parts: string
    changed_at: string
  }
}
