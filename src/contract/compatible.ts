// The operations at addresses of other products, for the clients that those have: the API of OpenSanctions, and reconciliation.
// Neither MCP nor our own client offers them.
import * as entities from './operations/compatible/entities.ts'
import * as match from './operations/compatible/match.ts'
import * as draft from './operations/compatible/reconcile-draft.ts'
import * as reconcile from './operations/compatible/reconcile.ts'

export const compatibleOperations = {
  match_entities: match.matchEntitiesOperation,
  search_entities: entities.searchEntitiesOperation,
  get_entity: entities.getEntityOperation,
  get_catalog: entities.getCatalogOperation,
  list_algorithms: entities.listAlgorithmsOperation,
  reconciliation_manifest: reconcile.reconciliationManifestOperation,
  reconcile: reconcile.reconcileOperation,
  suggest: reconcile.suggestOperation,
  propose_properties: reconcile.proposePropertiesOperation,
  preview_entity: reconcile.previewEntityOperation,
  reconciliation_draft_manifest: draft.draftManifestOperation,
  reconcile_draft: draft.draftMatchOperation,
  extend_draft: draft.draftExtendOperation,
  suggest_draft: draft.draftSuggestOperation,
  propose_properties_draft: draft.draftProposalOperation,
  preview_entity_draft: draft.draftPreviewOperation,
} as const

export type CompatibleOperations = typeof compatibleOperations
export type CompatibleOperationName = keyof CompatibleOperations
