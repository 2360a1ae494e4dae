// The published Python client of OpenSanctions' API works against a server unchanged: the enricher of nomenklatura matches and
// expands entities, and FollowTheMoney reads every one that is answered. Python with nomenklatura is looked for in
// ASSAY_TEST_PYTHON, else as python3; without it these tests are skipped.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadWatchLists } from '../support/lists.ts'
import { createWorld, type World } from '../support/world.ts'

const python = process.env['ASSAY_TEST_PYTHON'] ?? 'python3'
const has = spawnSync(python, ['-c', 'import nomenklatura.enrich.yente'], { stdio: 'ignore' }).status === 0
if (!has) process.stderr.write(`Skipped: ${python} has no nomenklatura (pip install nomenklatura).\n`)

/** Reads a task from standard input and answers with what the client made of the server's answers. */
const CLIENT = `
import json, sys
from followthemoney import model, Dataset, StatementEntity, ValueEntity
from followthemoney.dataset import DataCatalog
from nomenklatura.enrich.yente import YenteEnricher
import requests

class NoCache:
    def get(self, *a, **k): return None
    def get_json(self, *a, **k): return None
    def set(self, *a, **k): pass
    def set_json(self, *a, **k): pass

task = json.load(sys.stdin)
dataset = Dataset.make({"name": "asked", "title": "Asked"})
config = {"api": task["api"], "api_key": task["key"], "cache_days": 0}
enricher = YenteEnricher(dataset, NoCache(), config)
found = []
for data in task["entities"]:
    entity = StatementEntity.from_data(dataset, data, cleaned=False)
    matches = []
    for match in enricher.match(entity):
        expanded = list(enricher.expand(entity, match))
        matches.append({
            "id": match.id, "schema": match.schema.name, "caption": match.caption,
            "expanded": [{"id": e.id, "schema": e.schema.name, "entity": e.get("entity", quiet=True)} for e in expanded],
        })
    found.append(matches)
session = requests.Session()
session.headers["Authorization"] = "ApiKey " + task["key"]
lost = []
entities = session.get(task["api"] + "search/default", params={"limit": 500}).json()["results"]
for data in entities:
    schema = model.get(data["schema"])
    for name, values in data["properties"].items():
        prop = schema.get(name)
        for value in values:
            if prop is None or prop.type.clean(value, fuzzy=True) is None:
                lost.append([data["id"], name, value])
catalog = session.get(task["api"] + "catalog").json()
read = DataCatalog(Dataset, catalog)
print(json.dumps({"found": found, "lost": lost, "entities": len(entities), "datasets": sorted(d.name for d in read.datasets)}))
`

interface Match {
  readonly id: string
  readonly schema: string
  readonly caption: string
  readonly expanded: readonly {
    readonly id: string
    readonly schema: string
    readonly entity: readonly string[]
  }[]
}
interface Made {
  readonly found: readonly (readonly Match[])[]
  readonly lost: readonly (readonly string[])[]
  readonly entities: number
  readonly datasets: readonly string[]
}

describe.skipIf(!has)('the enricher of nomenklatura', () => {
  let world: World
  let made: Made

  beforeAll(async () => {
    world = await createWorld()
    await loadWatchLists(world.ports.store)
    const { key } = await world.tenant('free', ['read'])
    await world.server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = world.server.server.address() as AddressInfo
    const child = spawn(python, ['-c', CLIENT])
    child.stdin.end(
      JSON.stringify({
        api: `http://127.0.0.1:${port}/`,
        key,
        entities: [
          { id: 'a', schema: 'Person', properties: { name: ['Tobias Marwen'], birthDate: ['1954-07-07'] } },
          { id: 'b', schema: 'Company', properties: { name: ['Completely Unlisted Bakery GmbH'] } },
          { id: 'c', schema: 'Address', properties: { full: ['12 Harbour Road'] } },
        ],
      }),
    )
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    if (out === '') throw new Error(error)
    made = JSON.parse(out) as Made
  })
  afterAll(() => world.close())

  test('matches a listed party and nothing else, and expands it to its listings', () => {
    const [person = [], company, address] = made.found
    expect([company, address]).toEqual([[], []])
    expect(person.length).toBeGreaterThan(0)
    for (const match of person) {
      expect(match.caption.toLowerCase()).toContain('marwen')
      const listings = match.expanded.filter(({ schema }) => schema === 'Sanction')
      // why not a party that a case accuses: no list has it
      expect(listings.length > 0, match.id).toBe(!match.id.includes('.case-'))
      for (const { entity } of listings) expect(entity).toEqual([match.id])
    }
  })

  test('FollowTheMoney has every property of every entity, takes every value, and reads the catalogue', () => {
    expect(made.entities).toBeGreaterThan(30)
    expect(made.lost).toEqual([])
    expect(made.datasets).toEqual(expect.arrayContaining(['default', 'sanctions', 'us_ofac_sdn', 'un_sc']))
  })
})
