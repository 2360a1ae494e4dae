// The views: a scorecard, and a diligence run. Each shows what the text of the answer says, and no more.
import type { OperationName } from '../../contract/index.ts'
import { about, type ResourcePage } from './resource-page.ts'
import type { ToolGroup } from './tool-groups.ts'
import { viewPage } from './view-page.ts'

const VIEW_TYPE = 'text/html;profile=mcp-app'

const SCORECARD = `
const VERDICTS = { build: 'Build', iterate: 'Iterate', validate: 'Validate', kill: 'Stop' };
const show = ({ scorecard, gate_reasons: gates = [] }) => {
  const { axes = [], total, max_total: most, verdict } = scorecard || {};
  put(root, 'h1', (VERDICTS[verdict] || verdict) + ': ' + total + ' of ' + most);
  const table = put(root, 'table');
  for (const { label, score, max } of axes) {
    const row = put(table, 'tr');
    put(row, 'th', label).scope = 'row';
    const meter = put(put(row, 'td'), 'meter', score + ' of ' + max);
    meter.max = max;
    meter.value = score;
    put(row, 'td', score + ' of ' + max, 'number');
  }
  list('What holds the verdict', gates.map((gate) => typeof gate === 'string' ? gate : gate.text));
};
`

const RUN = `
const words = (code) => String(code).replaceAll('_', ' ');
const more = (count) => count > 0 ? ['and ' + count + ' more'] : [];
const show = (run) => {
  const { subject, verdict, status, risk, upside, confidence, conditions = [], findings = [] } = run;
  put(root, 'h1', (subject ? subject.name + ': ' : '') + words(verdict || status));
  facts([
    ...(risk ? [['Risk', risk.value + ' of 100']] : []),
    ...(upside ? [['Upside', upside.value + ' of 100']] : []),
    ...(confidence ? [['Confidence', confidence]] : []),
    ...(run.error ? [['Why it failed', run.error.message]] : []),
  ]);
  list('Conditions', [...conditions.map(({ text }) => text), ...more(run.conditions_more)]);
  list('Findings', [
    ...findings.map(({ severity, statement, citations = [] }) =>
      severity + ': ' + statement + ' (' + citations.map(({ source, id }) => source + '/' + id).join(', ') + ')'),
    ...more(run.findings_more),
  ]);
};
`

const ADDRESSES: Partial<Record<OperationName, string>> = {
  score: 'ui://assay/scorecard',
  run_diligence: 'ui://assay/run',
  get_run: 'ui://assay/run',
}

/** The address of the view of a tool's answer. */
export const viewOf = (name: OperationName): string | undefined => ADDRESSES[name]

/** The views of an endpoint. */
export function viewsOf(group: ToolGroup): readonly ResourcePage[] {
  if (group === 'assessment') return [view('scorecard', 'Scorecard', SCORECARD)]
  return group === 'diligence' ? [view('run', 'Diligence run', RUN)] : []
}

function view(name: string, title: string, show: string): ResourcePage {
  const page = viewPage(title, show)
  return {
    name: `view-${name}`,
    at: `ui://assay/${name}`,
    about: about(title, 'A view for hosts that show pages in the conversation.', VIEW_TYPE),
    fixed: true,
    read: () => page,
    meta: { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } },
  }
}
