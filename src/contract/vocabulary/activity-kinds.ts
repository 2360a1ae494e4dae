// What people and keys do in a workspace that it must be able to account for. Each act is an entry of the audit log, under one of
// these kinds. This table is the only list of them; it is apart from the schemas because a browser reads it too.

/** Kind -> what happened, after the name of who did it. */
export const ACTIVITY_KINDS = {
  'key.issued': 'issued an API key',
  'key.rotated': 'rotated an API key',
  'key.revoked': 'revoked an API key',
  'key.ended': 'ended an API key by removing its owner, or by giving them a lower role',
  'member.invited': 'invited a person',
  'invitation.withdrawn': 'withdrew an invitation',
  'member.joined': 'joined the workspace',
  'member.role_changed': 'changed the role of a member',
  'member.removed': 'removed a member, or left',
  'second_factor.added': 'set up an authenticator app for signing in',
  'second_factor.removed': 'removed an authenticator app',
  'backup_codes.renewed': 'made other backup codes for signing in',
  'passkey.added': 'added a passkey for signing in',
  'passkey.removed': 'removed a passkey, or all of a person',
  'identity_provider.configured': 'set up an identity provider for signing in',
  'identity_provider.changed': 'changed the identity provider for signing in',
  'identity_provider.removed': 'removed the identity provider for signing in',
  'domain.proven': 'proved a domain of e-mail addresses',
  'identity.linked': 'linked an identity of the identity provider for signing in',
  'identity.unlinked': 'removed the link to an identity of the identity provider',
  'agent.connected': 'connected an agent',
  'agent.ended': 'cut off an agent',
  'data.exported': 'exported data',
  'data.erased': 'erased a run or an assessment',
  'entry.titled': 'changed the title of a run or an assessment',
  'entry.archived': 'archived a run or an assessment',
  'entry.unarchived': 'took a run or an assessment back from the archive',
  'webhook.created': 'created a webhook',
  'webhook.secret_rotated': 'rotated the secret of a webhook',
  'webhook.deleted': 'deleted a webhook',
  'tier.set': 'changed the tier of the workspace',
  'retention.set': 'changed how long runs, assessments or alerts are kept',
  'four_eyes.set': 'changed whether a decision needs two people',
  'mail_digest.set': 'changed who gets alerts by mail',
  'log_key.rotated': 'rotated the key of the audit log',
  'values.erased': 'erased the names and addresses in entries of this list',
} as const satisfies Readonly<Record<string, string>>

export type ActivityKind = keyof typeof ACTIVITY_KINDS
