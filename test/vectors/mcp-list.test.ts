// What agents are shown is kept word for word: a change of a tool, a prompt or the instructions is to be seen and meant.
// `npx vitest run test/vectors/mcp-list.test.ts -u` keeps a new one.
import { expect, test } from 'vitest'
import { instructionsFor } from '../../src/edges/mcp/instructions.ts'
import { TOOL_GROUPS } from '../../src/edges/mcp/tool-groups.ts'
import { mcpOffer } from '../../src/main/mcp-library.ts'

/** Arguments that take one of a list. */
const CHOSEN = new Map([
  ['category', 'b2b_saas_smb'],
  ['depth', 'thorough'],
  ['axis', 'market'],
])

test.each(TOOL_GROUPS)('the tools and prompts of %s', async (group) => {
  const { tools, prompts, pages } = mcpOffer(group, 'http://127.0.0.1:8787')
  const target = { target: 'draft-2020-12' } as const
  const shown = {
    instructions: instructionsFor(group),
    tools: tools.map(({ name, advertised: { inputSchema, outputSchema, ...rest } }) => ({
      name,
      ...rest,
      inputSchema: inputSchema['~standard'].jsonSchema.input(target),
      outputSchema: outputSchema['~standard'].jsonSchema.output(target),
    })),
    prompts: prompts.map(({ name, title, description, args, text }) => ({
      name,
      title,
      description,
      arguments: Object.keys(args.shape),
      text: text(
        Object.fromEntries(Object.keys(args.shape).map((arg) => [arg, CHOSEN.get(arg) ?? `<${arg}>`])),
      ),
    })),
    pages: pages.map(({ name, about }) => ({ name, ...about })),
  }
  await expect(`${JSON.stringify(shown, undefined, 2)}\n`).toMatchFileSnapshot(`mcp-${group}.json`)
})
