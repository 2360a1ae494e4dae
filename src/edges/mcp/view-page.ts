// A view of an answer that a host can show in the conversation (MCP Apps, extension io.modelcontextprotocol/ui): one page without a request to
// anywhere. Its policy allows this script and this style and nothing else, whatever the host allows.
import { createHash } from 'node:crypto'

const STYLE = `
body { margin: 0; padding: 12px; font: 14px/1.5 system-ui, sans-serif; color-scheme: light dark; }
h1 { margin: 0 0 8px; font-size: 18px; }
h2 { margin: 16px 0 4px; font-size: 14px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 4px 8px 4px 0; text-align: left; vertical-align: top; font-weight: normal; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
meter { width: 100%; }
p, ul { margin: 4px 0; }
a { color: inherit; }
`

/** What every view does: it says that it is there, takes the answer, and builds elements of text alone, so that no name becomes markup. */
const SHARED = `
const say = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
const root = document.querySelector('main');
const put = (into, name, text, kind) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = String(text);
  if (kind) made.className = kind;
  into.append(made);
  return made;
};
const facts = (rows) => {
  const table = put(root, 'table');
  for (const [label, value] of rows) {
    const row = put(table, 'tr');
    put(row, 'th', label).scope = 'row';
    put(row, 'td', value);
  }
};
const list = (title, texts) => {
  if (texts.length === 0) return;
  put(root, 'h2', title);
  const items = put(root, 'ul');
  for (const text of texts) put(items, 'li', text);
};
addEventListener('message', ({ source, data }) => {
  if (source !== parent || data === null || typeof data !== 'object' || data.jsonrpc !== '2.0') return;
  if (data.id === 1 && data.result) say({ method: 'ui/notifications/initialized', params: {} });
  if (data.method === 'ping' || data.method === 'ui/resource-teardown') say({ id: data.id, result: {} });
  if (data.method !== 'ui/notifications/tool-result') return;
  root.replaceChildren();
  const said = data.params && data.params.structuredContent;
  if (said) show(said);
  else put(root, 'p', 'The call was refused. The text of the answer says why.');
  say({ method: 'ui/notifications/size-changed', params: { height: document.documentElement.scrollHeight } });
});
say({
  id: 1,
  method: 'ui/initialize',
  params: { appInfo: { name: 'assay', version: '1' }, appCapabilities: {}, protocolVersion: '2026-01-26' },
});
`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page whose script defines \`show\`, which builds the view of an answer. */
export function viewPage(title: string, show: string): string {
  const script = `'use strict';${show}${SHARED}`
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`,
    `<title>${title}</title><style>${STYLE}</style></head>`,
    '<body><main><p>The text of the answer has everything that this view shows.</p></main>',
    `<script>${script}</script></body></html>`,
  ].join('')
}
