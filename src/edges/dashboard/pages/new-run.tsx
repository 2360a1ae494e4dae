// The page that starts a run on a company, a person, a ship or an aircraft.
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { SubjectIdentifier } from '../../../contract/vocabulary/subject.ts'
import { useChange } from '../api/queries.ts'
import { countryCodes } from '../diligence/country-codes.ts'
import { WhatIsAsked } from '../diligence/what-is-asked.tsx'
import { useDraft } from '../parts/draft.ts'
import { type FieldErrors, fieldErrors, Form } from '../parts/form.tsx'
import { PageLayout } from '../parts/page.tsx'
import { go } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'

const EMPTY = {
  name: '',
  type: '',
  aliases: '',
  country: '',
  birthDate: '',
  lei: '',
  jurisdiction: '',
  registrationNumber: '',
  domain: '',
  identifiers: '',
  addresses: '',
  fatherName: '',
}
type FieldName = keyof typeof EMPTY

interface Line {
  readonly name: FieldName
  readonly label: string
  readonly hint?: string
  readonly of?: 'company' | 'person'
}

/** How an identifier is written on its line. */
const IDENTIFIER = /^\s*([a-z-]+)[:\s]\s*(.+?)(?:\s*\(([a-z]{2})\))?\s*$/i

const LINES: readonly Line[] = [
  {
    name: 'birthDate',
    label: 'Birth date',
    hint: 'As far as it is known: 1975, 1975-04 or 1975-04-23. It tells people of one name apart.',
    of: 'person',
  },
  {
    name: 'lei',
    label: 'LEI',
    hint: 'Legal Entity Identifier, 20 characters. It leads straight to the register entry.',
    of: 'company',
  },
  {
    name: 'jurisdiction',
    label: 'Register',
    hint: 'Of the company. Type the name of a country and choose it; of a state write its code, such as US-DE.',
    of: 'company',
  },
  {
    name: 'registrationNumber',
    label: 'Registration number',
    hint: 'As that register has it; it leads straight to the entry.',
    of: 'company',
  },
  {
    name: 'domain',
    label: 'Domain',
    hint: 'Such as acme-robotics.com. Compared with what registers and filings say.',
    of: 'company',
  },
  {
    name: 'fatherName',
    label: "Father's name",
    hint: 'It tells people of one name apart where few families have a name.',
    of: 'person',
  },
]

const COUNTRIES = countryCodes()

export function NewRunPage() {
  const { draft, keep, noteSent, forgetSent, unanswered } = useDraft('new-run', EMPTY)
  const run = useChange('run_diligence', { makesOld: ['list_runs'], onDone: forgetSent, unanswered })
  const errors = fieldErrors(run.error)
  const at = (name: FieldName) => ({
    name: `subject.${name}`,
    value: draft[name],
    error: errors.get(`subject.${name}`) ?? errorOfName(errors, `subject.${name}`),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      keep({ ...draft, [name]: currentTarget.value }),
  })
  const send = (): void => {
    noteSent()
    run.mutate({ subject: subjectOf(draft) }, { onSuccess: ({ id }) => go(pathTo.run(id)) })
  }
  return (
    <PageLayout
      title="New diligence run"
      lead="Only the name, or an identifier, is needed. Every identifier makes the answer surer, and is used for this run and nothing else."
    >
      <Form submit="Start the run" error={run.error} busy={run.isPending} onSubmit={send}>
        <TextInput label="Name" description="In any script." {...at('name')} />
        <NativeSelect
          label="Kind"
          data={[
            { value: '', label: 'Not known: read both ways' },
            { value: 'company', label: 'Company' },
            { value: 'person', label: 'Person' },
            { value: 'vessel', label: 'Ship' },
            { value: 'aircraft', label: 'Aircraft' },
          ]}
          {...at('type')}
        />
        <Textarea
          label="Other names (optional)"
          description="Names it goes by or went by, one on each line, or with a semicolon between them."
          rows={2}
          {...at('aliases')}
        />
        <Textarea
          label="Identifiers (optional)"
          description="One on each line, its kind first and the country that issued it last: passport A6489694 (IQ), imo 9820257, wallet 0x7ff9. A listed party with one of them is found under any name."
          rows={2}
          {...at('identifiers')}
        />
        <Textarea
          label="Addresses (optional)"
          description="One on each line: house number, street and town."
          rows={2}
          {...at('addresses')}
        />
        <div className="field-grid">
          <NativeSelect
            label="Country (optional)"
            description="Of the company, or nationality of the person. One that differs speaks against a match."
            data={[
              { value: '', label: 'Not known' },
              ...COUNTRIES.map(({ code, name: label }) => ({ value: code, label })),
            ]}
            {...at('country')}
          />
          {LINES.filter(({ of }) => of === undefined || draft.type === '' || of === draft.type).map(
            ({ name, label, hint }) => (
              <TextInput
                key={name}
                label={`${label} (optional)`}
                description={hint}
                {...(name === 'jurisdiction' && { list: 'countries' })}
                {...at(name)}
              />
            ),
          )}
        </div>
        <datalist id="countries">
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </datalist>
      </Form>
      <WhatIsAsked />
    </PageLayout>
  )
}

/** The fault of the first wrong line in a field of several. */
function errorOfName(errors: FieldErrors, field: string): string | undefined {
  const [path, message] = [...errors].find(([at]) => at.startsWith(`${field}[`)) ?? []
  return path && `Line ${Number.parseInt(path.slice(field.length + 1), 10) + 1}: ${message}`
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** A line without a kind is sent as it is, so that the answer says what is wrong with it. */
function identifierOf(line: string): SubjectIdentifier {
  const [, scheme = line, value = line, country] = IDENTIFIER.exec(line) ?? []
  return {
    scheme: scheme.toLowerCase() as SubjectIdentifier['scheme'],
    value,
    ...(country !== undefined && { country }),
  }
}

/** The completed fields. A field of the other kind is left out, because it is not visible. */
function subjectOf(draft: typeof EMPTY) {
  const { name, type, aliases, identifiers, addresses, ...rest } = draft
  const others = aliases.split(/[\n\t;；؛]/u).filter((other) => other.trim() !== '')
  const numbers = linesOf(identifiers).map(identifierOf)
  const places = linesOf(addresses)
  const hidden = new Set(
    LINES.filter(({ of }) => of !== undefined && type !== '' && of !== type).map((line) => line.name),
  )
  const lines = Object.entries(rest).filter(
    ([field, text]) => text.trim() !== '' && !hidden.has(field as FieldName),
  )
  return {
    ...((name.trim() !== '' || numbers.length === 0) && { name }),
    ...(type !== '' && { type: type as 'company' | 'person' | 'vessel' | 'aircraft' }),
    ...(others.length > 0 && { aliases: others }),
    ...(numbers.length > 0 && { identifiers: numbers }),
    ...(places.length > 0 && { addresses: places }),
    ...Object.fromEntries(lines),
  }
}
