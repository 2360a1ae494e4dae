// Kinds of which one entry counts at a time: a new one replaces it (rule K-4). Written out, because the protocol as it is
// published does not say so; a test compares it with the core.
export const ONE_AT_A_TIME: ReadonlySet<string> = new Set([
  'icp_definition',
  'acv_estimate',
  'wedge_statement',
  'anti_wedge',
  'replication_estimate',
  'channel_choice',
  'founder_channel_fit',
  'cac',
  'ltv',
  'gross_margin',
  'breakeven_customers',
  'domain_years',
  'unfair_advantage',
])
