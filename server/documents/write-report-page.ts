import { createHash } from 'node:crypto';
import { escapeHtml } from '../process/escape-html.ts';
import type { Entry, EventRow, Fact, ReportOutline } from './outline-report.ts';
import type { ReportWords } from './report-words.ts';

const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;padding:2.5rem 1.25rem 4rem;max-width:56rem;background:#fff;color:#13211d;font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:"Source Serif 4",Georgia,"Noto Serif",serif;font-weight:500;line-height:1.25}
h1{font-size:2rem;margin:0}
h2{font-size:1.4rem;color:#0b644d;margin:2.5rem 0 .5rem}
h3{font-size:1.15rem;margin:0}
.logo{float:right;max-width:min(12rem,50%);max-height:3.5rem;margin:0 0 1rem 1rem}
.brand{color:#0b644d;font-family:Georgia,serif;margin:0 0 .25rem}
.subject{color:#4b5a55;font-size:1.2rem;margin:.25rem 0 1.5rem}
.note{color:#4b5a55;margin:0 0 .5rem}
article,dl.summary{border-top:1px solid #cfd6d3;padding-top:.75rem;margin-top:1rem}
dl{display:grid;grid-template-columns:10rem 1fr;gap:.2rem 1rem;margin:0}
dt{color:#4b5a55}
dd{margin:0}
.alert{color:#a61c1c;font-weight:600}
code{font:.9em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code span{display:inline-block;margin-right:.6ch}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;color:#4b5a55;padding:.25rem 0}
th{text-align:left;color:#4b5a55;font-weight:500}
th,td{vertical-align:top;padding:.45rem .75rem .45rem 0;border-top:1px solid #cfd6d3}
td dl{grid-template-columns:7rem 1fr;font-size:.85rem;margin-top:.25rem}
.small{display:block;color:#4b5a55;font-size:.85rem}
@media (max-width:40rem){dl,td dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.4rem}table,tbody,tr,td{display:block}thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}td{border:0;padding:.1rem 0}tr{display:block;border-top:1px solid #cfd6d3;padding:.5rem 0}}
@media print{@page{size:A4;margin:18mm}body{padding:0;max-width:none;font-size:10pt}article,tr{break-inside:avoid}h2{break-after:avoid}thead{display:table-header-group}}
`;

/** Nothing but this one style sheet and the image that is in the page itself: no scripts, no forms, no frames, no base address. */
export const reportPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'none'`;

/** Text as HTML shows it; controls and marks that turn the direction of text are taken out. */
const escape = (text: string): string =>
  escapeHtml(text.toWellFormed().replaceAll(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu, ''));
/** People’s own words, whose direction is their own. */
const isolate = (text: string): string => `<bdi>${escape(text)}</bdi>`;

const writeCode = (code: string): string =>
  `<code>${(code.match(/.{1,8}/gu) ?? []).map((part) => `<span>${escape(part)}</span>`).join('')}</code>`;

const writeFact = ({ label, value, isCode, isAlert }: Fact): string =>
  `<dt>${isolate(label)}</dt><dd${isAlert ? ' class="alert"' : ''}>${isCode ? writeCode(value) : isolate(value)}</dd>`;

const writeFacts = (facts: Fact[]): string => (facts.length ? `<dl>${facts.map(writeFact).join('')}</dl>` : '');

const writeEntry = ({ heading, note, facts }: Entry): string =>
  `<article><h3>${isolate(heading)}</h3>${note ? `<p class="note">${isolate(note)}</p>` : ''}${writeFacts(facts)}</article>`;

const writeSection = (heading: string, entries: Entry[]): string =>
  entries.length ? `<section><h2>${escape(heading)}</h2>${entries.map(writeEntry).join('')}</section>` : '';

const writeEvent = ({ seq, time, localTime, event, who, address, facts }: EventRow, { say }: ReportWords): string =>
  `<tr><td>${seq}</td><td>${escape(time)}${localTime ? `<span class="small">${escape(localTime)}</span>` : ''}</td>` +
  `<td>${escape(event)}${writeFacts(facts)}</td>` +
  `<td>${isolate(who)}${address ? `<span class="small">${escape(say('from', { address }))}</span>` : ''}</td></tr>`;

/** It says nothing that the text does not. */
const writeLogo = (logo: Uint8Array): string =>
  `<img class="logo" alt="" src="data:image/png;base64,${Buffer.from(logo).toString('base64')}">`;

/** The report as one page that needs nothing else, reads well aloud and prints well. Every word of people is escaped. `logo` is a PNG. */
export function writeReportPage(outline: ReportOutline, logo?: Uint8Array): string {
  const { title, subject, summary, documents, signatures, waiting, events, words } = outline;
  const { say, tag } = words;
  const heads = (['number', 'time', 'event', 'who'] as const).map((id) => `<th scope="col">${escape(say(id))}</th>`);
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escape(reportPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>${escape(`${title}: ${subject}`)}</title><style>${style}</style></head><body><main>
<header>${logo ? writeLogo(logo) : ''}<p class="brand">Sigillum</p><h1>${escape(title)}</h1><p class="subject">${isolate(subject)}</p></header>
<dl class="summary">${summary.map(writeFact).join('')}</dl>
${writeSection(say('documents'), documents)}
${writeSection(say('signatures'), signatures)}
${waiting.length ? `<section><h2>${escape(say('waiting'))}</h2><ul>${waiting.map((text) => `<li>${isolate(text)}</li>`).join('')}</ul></section>` : ''}
<section><h2 id="events">${escape(say('events'))}</h2><table aria-labelledby="events"><thead><tr>${heads.join('')}</tr></thead>
<tbody>${events.map((event) => writeEvent(event, words)).join('\n')}</tbody></table></section>
</main></body></html>
`;
}
