// Verifiers that share no code with ours agree with it: the one in Python, the package scitt-cose, and the code of Go's checksum
// database.
import { spawnSync } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { EXIT_CODES } from '../../src/audit/bundle/bundle-report.ts'
import {
  BUNDLE_KEY,
  bundleLog,
  bytesOfBundle,
  rechained,
  sampleRun,
} from '../../src/audit/bundle/testing/sample-bundle.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { readNoteKey, readTlogProof } from '../../src/audit/proofs/index.ts'
import { entryHash } from '../../src/audit/entry.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import {
  readAssessmentBundles,
  readAuditBundles,
  readCaseBundles,
  readWatchBundles,
  trustOfCase,
  type AuditBundleVectors,
} from '../vectors/audit-bundles.ts'
import { root } from '../support/process.ts'
import { tries } from '../support/tries.ts'

const golden = readAuditBundles()
const PROGRAM = join(root, 'tools/verify-audit')
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Calls the verifier once for many files: [file, keys, pin] each, in base64. */
const MANY = `
import base64, importlib.util, json, sys
sys.path.insert(0, sys.argv[1])
spec = importlib.util.spec_from_file_location("verify_audit", sys.argv[1] + "/__main__.py")
v = importlib.util.module_from_spec(spec)
spec.loader.exec_module(v)
def code(file, keys, policy, pin):
    try:
        keys = [v.read_key(key) for key in keys] + (v.read_policy(policy) if policy else [])
        return 2 if v.verify(base64.b64decode(file), keys, v.read_checkpoint(pin) if pin else None)[2] else 0
    except v.Invalid: return 1
    except (v.Malformed, UnicodeDecodeError): return 3
print(json.dumps([code(*each) for each in json.load(sys.stdin)]))
`

interface Question {
  readonly file: Uint8Array
  readonly trust: AuditBundleVectors['cases'][number]['trust']
  readonly with?: NonNullable<AuditBundleVectors['cases'][number]['with']>
}

function byPython(trails: AuditBundleVectors, questions: readonly Question[]): readonly number[] {
  const input = questions.map((question) => {
    const { keys, policy = null, pin = null } = trustOfCase(trails, question)
    return [Buffer.from(question.file).toString('base64'), keys, policy, pin]
  })
  const { stdout, stderr, status } = spawnSync('python3', ['-c', MANY, PROGRAM], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as number[]
}

function byUs(trails: AuditBundleVectors, question: Question): number {
  const { keys, policy, pin } = trustOfCase(trails, question)
  const trust = {
    keys,
    ...(policy !== undefined && { policy: utf8(policy) }),
    ...(pin !== undefined && { pin: utf8(pin) }),
  }
  return EXIT_CODES[verifyBundle(question.file, trust, verifyEd25519).outcome]
}

const pythonAbsent = spawnSync('python3', ['--version']).status !== 0

describe.skipIf(pythonAbsent).each([
  ['runs', golden],
  ['assessments', readAssessmentBundles()],
  ['watches', readWatchBundles()],
  ['cases', readCaseBundles()],
] as const)(
  `the verifier in Python (${pythonAbsent ? 'skipped: no python3' : 'python3'}), for trails of %s`,
  (_kind, trails) => {
    test('gives the outcome of every golden trail', () => {
      const questions = trails.cases.map((each) => ({ ...each, file: utf8(each.file) }))
      expect(byPython(trails, questions)).toEqual(trails.cases.map(({ outcome }) => EXIT_CODES[outcome]))
    })

    const WHOLE =
      trails === golden
        ? [
            'with receipts',
            'of an erased run',
            'with an envelope',
            'of a run from after the key was replaced, by a pin of the old name',
          ]
        : [trails.cases[0]?.name ?? '']

    test.each(WHOLE)('accepts no trail with a flipped bit, and neither do we: %s', (which) => {
      const whole = trails.cases.find(({ name }) => name === which)
      const bytes = utf8(whole?.file ?? '')
      // why odd: each bit of a byte is met
      const step = Math.floor((bytes.length * 8) / Math.max(1_100, tries((bytes.length * 8) / 41))) | 1
      const bits = Array.from({ length: Math.floor((bytes.length * 8) / step) }, (_, at) => at * step)
      const questions = bits.map((bit) => ({
        file: bytes.with(bit >> 3, (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))),
        trust: ['key', 'pin'] as const,
        ...(whole?.with && { with: whole.with }),
      }))
      expect(questions.length).toBeGreaterThan(1_000)
      expect(byPython(trails, questions).filter((code) => code === 0)).toEqual([])
      expect(questions.map((each) => byUs(trails, each)).filter((code) => code === 0)).toEqual([])
    })

    test.skipIf(trails !== golden)(
      'finds a forged snapshot behind one that the records do not describe',
      () => {
        const older = rechained(sampleRun('run-1'), (draft) => {
          const { url: _url, ...data } = draft.data
          return draft.data['id'] === 'un-sc' ? { ...draft, data } : draft
        })
        const its = bundleLog([older])
        const bundle = its.bundle(0)
        const forged = bundle.snapshots.map((each, at) =>
          at === 1 ? { ...each, url: 'https://forged.example/' } : each,
        )
        const given = {
          trust: [],
          with: { keys: [BUNDLE_KEY], pin: new TextDecoder().decode(its.checkpoint()) },
        }
        const questions = [bundle, { ...bundle, snapshots: forged }].map((each) => ({
          file: bytesOfBundle(each),
          ...given,
        }))
        const outcomes = [EXIT_CODES.untrusted, EXIT_CODES.invalid]
        expect(questions.map((each) => byUs(trails, each))).toEqual(outcomes)
        expect(byPython(trails, questions)).toEqual(outcomes)
      },
    )

    test.skipIf(trails !== golden)('reads the sizes of keys in a policy as we do', () => {
      const after = golden.cases.find(
        ({ name }) => name === 'after a rotation, by a policy and a pin from before it',
      )
      const { policy = '', pin = '' } = after?.with ?? {}
      const [old = '', sizes = '', ...rest] = policy.split('\n')
      const [, key = ''] = old.split(' ')
      const policies = [
        [old, sizes, sizes, ...rest],
        [sizes, old, ...rest],
        ...[
          '',
          '0',
          '0 10 1',
          '00 10',
          '0 010',
          '- 10',
          '0 -',
          '-1 10',
          '0 1e1',
          '7 6',
          '0 9007199254740992',
          '1 -',
        ].map((range) => [old, `#sizes ${key} ${range}`, ...rest]),
        [old, `  #sizes\t${key}  0\t10 `, ...rest],
        [old, `# sizes ${key} 9 9`, ...rest],
        [old, `#sizes: ${key} 9 9`, ...rest],
        [old, ...rest.slice(0, 1), `#sizes ${key} 0 13`, ...rest.slice(1)],
      ].map((lines) => ({
        file: utf8(after?.file ?? ''),
        trust: [],
        with: { policy: lines.join('\n'), pin },
      }))
      const outcomes = policies.map((each) => byUs(trails, each))
      expect(new Set(outcomes).size).toBeGreaterThan(1)
      expect(byPython(trails, policies)).toEqual(outcomes)
    })

    test.each(WHOLE)('says the same as we do of a trail without one of its parts: %s', (which) => {
      const whole = trails.cases.find(({ name }) => name === which)
      const bundle = JSON.parse(whole?.file ?? '{}') as Record<string, unknown>
      const changed = Object.entries(bundle).flatMap(([member, value]) => [
        { ...bundle, [member]: undefined },
        { ...bundle, [member]: null },
        ...(Array.isArray(value)
          ? value.flatMap((_, at) => [
              { ...bundle, [member]: value.toSpliced(at, 1) },
              { ...bundle, [member]: value.toSpliced(at, 0, value[at] as unknown) },
              { ...bundle, [member]: value.toSpliced(at, 1, null) },
            ])
          : []),
      ])
      const questions = changed.map((each) => ({
        file: utf8(JSON.stringify(each)),
        trust: ['key', 'pin'] as const,
        ...(whole?.with && { with: whole.with }),
      }))
      expect(byPython(trails, questions)).toEqual(questions.map((each) => byUs(trails, each)))
    })
  },
)

/** The modules that the files of a folder import, without their own and those of the standard library. */
const IMPORTS = `
import ast, json, pathlib, sys
files = list(pathlib.Path(sys.argv[1]).iterdir())
nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
names = {each.name for node in nodes if isinstance(node, ast.Import) for each in node.names}
names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
print(json.dumps(sorted(names - {file.stem for file in files} - sys.stdlib_module_names)))
`

describe.skipIf(pythonAbsent)('the verifier in Python, as a command alone in a folder', () => {
  const alone = mkdtempSync(join(tmpdir(), 'assay-python-'))
  afterAll(() => rmSync(alone, { recursive: true }))
  cpSync(PROGRAM, join(alone, 'verify-audit'), { recursive: true })
  writeFileSync(join(alone, 'pin.checkpoint'), golden.pin)
  writeFileSync(join(alone, 'log.policy'), golden.policy)
  const command = (name: string, ...args: readonly string[]) => {
    writeFileSync(join(alone, 'trail.json'), golden.cases.find((each) => each.name === name)?.file ?? '')
    const { stdout, status } = spawnSync('python3', ['verify-audit', 'trail.json', ...args], {
      cwd: alone,
      encoding: 'utf8',
    })
    return { stdout, status }
  }
  const TRUST = ['--key', golden.key, '--pin', 'pin.checkpoint']

  test.each([
    ['with receipts', TRUST, 0, 'Verified.'],
    ['with receipts', ['--policy', 'log.policy', '--pin', 'pin.checkpoint'], 0, 'Verified.'],
    ['with receipts', ['--key', golden.key], 2, 'no pin was given'],
    ['with receipts', [...TRUST, '--record', '0'.repeat(64)], 2, 'no record of the file has the hash'],
    ['a changed verdict', TRUST, 1, 'Invalid:'],
    ['cut off', TRUST, 3, 'Malformed:'],
    ['with receipts', [...TRUST, '--record', 'x'], 3, 'Malformed:'],
    ['with receipts', ['--key', 'x'], 3, 'Malformed:'],
    ['with receipts', ['--pin', 'absent.checkpoint'], 3, 'Malformed:'],
  ])('says what it found, and exits with its code: %s, %j', (name, args, status, says) => {
    const answer = command(name, ...args)
    expect(answer.stdout).toContain(says)
    expect(answer.status).toBe(status)
  })

  test('says what it does not prove, and how many values are not in the file', () => {
    const { stdout } = command('with values erased', ...TRUST)
    expect(stdout).toContain('Values withheld or erased: 1.')
    expect(stdout).toContain('Not proved: that the records are true')
  })

  test('leaves the folder as it was read', () => {
    command('with receipts', ...TRUST)
    expect(readdirSync(join(alone, 'verify-audit'))).toEqual(readdirSync(PROGRAM))
  })

  test('imports the standard library and its own files alone', () => {
    const { stdout } = spawnSync('python3', ['-c', IMPORTS, PROGRAM], { encoding: 'utf8' })
    expect(JSON.parse(stdout)).toEqual([])
  })

  test('can be read in one sitting: the argument has 170 lines at most, each format beside it 90', () => {
    const lines = readdirSync(PROGRAM).map((name): [string, number] => [
      name,
      readFileSync(join(PROGRAM, name), 'utf8').split('\n').length - 1,
    ])
    const long = lines.filter(([name, count]) => count > (name === '__main__.py' ? 170 : 90))
    expect(long).toEqual([])
  })
})

const SCITT = `
import base64, json, sys
from scitt_cose import verify_receipt
entry, pem, receipts = json.load(sys.stdin)
def ok(receipt):
    result = verify_receipt(base64.b64decode(receipt), leaf_entry_hex=entry, log_public_key_pem=pem)
    return [result.ok, result.subject, result.tree_size]
print(json.dumps([ok(each) for each in receipts]))
`
const scittAbsent =
  pythonAbsent || spawnSync('python3', ['-c', 'import scitt_cose'], { stdio: 'ignore' }).status !== 0

describe.skipIf(scittAbsent)(
  `the Python package scitt-cose (${scittAbsent ? 'skipped: not installed' : 'installed'})`,
  () => {
    test('verifies our receipt for its record, and for no other', () => {
      const whole = golden.cases.find(({ name }) => name === 'with receipts')
      const { records, receipts } = JSON.parse(whole?.file ?? '{}') as {
        records: string[]
        receipts: { opened: string; sealed: string }
      }
      const { publicKey } = readNoteKey(golden.key)
      const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey])
      const pem = createPublicKey({ key: spki, format: 'der', type: 'spki' }).export({
        format: 'pem',
        type: 'spki',
      })
      // why the text: the package hashes the leaf itself
      const entry = Buffer.from(records.at(-1) ?? '').toString('hex')
      const { stdout, stderr } = spawnSync('python3', ['-c', SCITT], {
        input: JSON.stringify([entry, pem, [receipts.sealed, receipts.opened]]),
        encoding: 'utf8',
      })
      expect(stderr).toBe('')
      expect(JSON.parse(stdout)).toEqual([
        [true, 'run-2', 9],
        [false, null, expect.anything()],
      ])
    })
  },
)

const folder = mkdtempSync(join(tmpdir(), 'assay-sumdb-'))
const binary = join(folder, 'sumdb')
cpSync(join(root, 'test/support/sumdb'), folder, { recursive: true })
// why no proxy: a test asks no network; the module is there or it is not
const built = spawnSync('go', ['build', '-mod=mod', '-o', binary, '.'], {
  cwd: folder,
  env: { ...process.env, GOPROXY: 'off', GOSUMDB: 'off', GOFLAGS: '', GOTOOLCHAIN: 'local' },
})
const goAbsent = built.status !== 0
afterAll(() => rmSync(folder, { recursive: true }))

describe.skipIf(goAbsent)(
  `golang.org/x/mod/sumdb (${goAbsent ? 'skipped: no go, or the module is not there' : 'go'})`,
  () => {
    const bundle = JSON.parse(golden.cases[0]?.file ?? '{}') as {
      records: string[]
      proofs: { sealed: string }
      checkpoint: string
      consistency: { path: string[] }
    }
    const { index, path } = readTlogProof(utf8(bundle.proofs.sealed))
    const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
    const question = {
      Key: golden.key,
      Checkpoint: bundle.checkpoint,
      Pin: golden.pin,
      Leaf: Buffer.from(entryHash(utf8(bundle.records.at(-1) ?? '')), 'hex').toString('base64'),
      Index: index,
      Path: path.map(base64),
      Consistency: bundle.consistency.path,
    }
    const byGo = (input: unknown): string => {
      const { stdout, stderr } = spawnSync(binary, { input: JSON.stringify(input), encoding: 'utf8' })
      return `${stdout}${stderr}`
    }

    test('reads our checkpoints, and verifies our proofs of inclusion and consistency', () => {
      expect(byGo(question)).toBe('verified\n')
    })

    test.each([
      ['another leaf', { Leaf: base64(new Uint8Array(32)) }],
      ['another place', { Index: index - 1 }],
      ['a path without its end', { Path: question.Path.slice(0, -1) }],
      ['a consistency proof without its start', { Consistency: question.Consistency.slice(1) }],
      ['a checkpoint of another size', { Checkpoint: bundle.checkpoint.replace('\n9\n', '\n8\n') }],
      ['another key', { Key: golden.key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }],
    ])('refuses %s', (_name, change) => {
      expect(byGo({ ...question, ...change })).toMatch(/^refused: /)
    })
  },
)
