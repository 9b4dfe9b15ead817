import { escapeHtml } from '../../process/escape-html.ts';
import { deliveries, kindNames, type Act, type DeskCase } from './desk-cases.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; place-items: start center; min-height: 100vh; background: Canvas; color: CanvasText; }
  main { box-sizing: border-box; width: min(100%, 36rem); padding: 2rem 1.25rem 4rem; }
  .notice { padding: .75rem 1rem; border: 2px dashed #b25e09; border-radius: 8px; }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  form, fieldset { display: grid; gap: .75rem; margin: 1.25rem 0; padding: 0; border: 0; min-width: 0; }
  label { display: grid; gap: .25rem; }
  input, select, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; border: 1px solid #767676; border-radius: 8px; }
  button { cursor: pointer; font-weight: 600; }
  button[value='confirm'], button[value='now'], button[value='next'], button[value='activate'] { background: #14532d; color: #fff; border-color: #14532d; }
  a { color: LinkText; }
  h2 { font-size: 1.125rem; margin: 2rem 0 0; }
  ul { display: grid; gap: .75rem; margin: 1.25rem 0; padding: 0; list-style: none; }
  .act { box-sizing: border-box; display: grid; place-items: center; min-height: 44px; padding: .5rem .75rem; border: 1px solid #767676; border-radius: 8px; color: inherit; font-weight: 600; text-align: center; text-decoration: none; }
  .act[data-answer='yes'], button[value='yes'] { background: #14532d; color: #fff; border-color: #14532d; }
  .lens { aspect-ratio: 16 / 9; display: grid; place-items: center; border-radius: 8px; background: #1b1f24; color: #e8eaed; }
`;

/** A page of the desk. Each says first that nobody is really identified. */
export const writePage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · Identification desk</title><style>${style}</style></head>
<body><main>
<p class="notice"><strong>Nobody is really identified here.</strong> This desk stands in for an identification service on a test system. Do not show a real document.</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main></body></html>`;

const button = (act: Act, label: string): string => `<button name="act" value="${act}">${escapeHtml(label)}</button>`;
const choice = `<label>How the product is told<select name="delivery">${deliveries
  .map((one) => `<option value="${one}">${one.replaceAll('_', ' ')}</option>`)
  .join('')}</select></label>`;
const form = (content: string): string => `<form method="post">${content}${choice}</form>`;
const field = (name: string, label: string, value: string, type = 'text'): string =>
  `<label>${escapeHtml(label)}<input name="${name}" type="${type}" value="${escapeHtml(value)}" required></label>`;
const badEnds = [
  button('wrong_person', 'Somebody else is in the picture'),
  button('unreadable', 'The document cannot be read'),
  button('fraud', 'The document looks forged'),
  button('abort', 'Break off'),
  button('expire', 'Let it expire'),
].join('');

/** What somebody sees of a case, by its stage. */
export function writeCase({ stage, order, appointment_at, status, reason, result }: DeskCase): string {
  const kind = kindNames[order.kind];
  const back = `<p><a href="${escapeHtml(order.return_url)}">Back to Sigillum</a></p>`;
  switch (stage) {
    case 'appointment': {
      const appointment = appointment_at
        ? `<p>Your appointment: <time datetime="${appointment_at}">${appointment_at.slice(0, 16).replace('T', ', ')} UTC</time></p>`
        : '<p>Somebody has time for you now. You may also come another day.</p>';
      const later = button('later', appointment_at ? 'Move it by a day' : 'Make an appointment for tomorrow');
      return writePage(
        kind,
        appointment + form(button('now', 'Begin now') + later + button('abort', 'Break off')) + back,
      );
    }
    case 'waiting':
      return writePage(
        'You are next',
        `<p>Please wait a moment.</p>${form(button('next', 'Go on') + button('abort', 'Break off'))}${back}`,
      );
    case 'camera':
      return writePage(
        'Show your document',
        `<div class="lens" role="img" aria-label="The picture of a camera that is not there">No camera is used</div>${form(button('next', 'Go on') + badEnds)}${back}`,
      );
    case 'document':
      return writePage(
        'What stands in the document',
        form(writeDocument(order) + button('confirm', 'Everything is right') + badEnds) + back,
      );
    case 'end':
      if (status !== 'success')
        return writePage(
          'You were not identified',
          `<p>Reason: ${escapeHtml((reason ?? '').replaceAll('_', ' '))}</p>${back}`,
        );
      return result?.is_usable
        ? writePage('Done', `<p>Your identification can be used for signing.</p>${back}`)
        : writePage(
            'You are identified',
            `<p>A real trust service now sends a link by text message, within an hour. Here it is a button.</p>${form(button('activate', 'Take the identification over'))}${back}`,
          );
  }
}

const documentNames = { passport: 'Passport', 'id-card': 'Identity card', 'residence-permit': 'Residence permit' };

const writeDocument = ({
  given_names,
  family_name,
  ...order
}: Pick<DeskCase['order'], 'given_names' | 'family_name'> & Partial<DeskCase['order']>): string =>
  [
    field('given_names', 'Given names', given_names),
    field('family_name', 'Family name', family_name),
    field('birth_date', 'Date of birth', order.birth_date ?? '1985-04-03', 'date'),
    field('nationality', 'Nationality, two letters', order.nationality ?? 'CH'),
    `<label>Document<select name="document_type">${Object.entries(documentNames)
      .map(
        ([value, label]) =>
          `<option value="${value}"${value === order.document_type ? ' selected' : ''}>${label}</option>`,
      )
      .join('')}</select></label>`,
    field('document_number', 'Document number', order.document_number ?? 'X0000000'),
    field('document_expiry', 'Valid until', order.document_expiry ?? '2035-12-31', 'date'),
  ].join('');

const laws = '<option value="ZERTES">Swiss law (ZertES)</option><option value="EIDAS">EU law (eIDAS)</option>';

/** A counter, as at a shop of the trust service: nothing of it is known to the product until it asks. */
export function writeCounter(state: 'open' | 'refused' | 'done'): string {
  if (state === 'done')
    return writePage(
      'Done at the counter',
      '<p>The trust service now knows this number. Go back to Sigillum and ask again there.</p><p><a href="/counter">Next person</a></p>',
    );
  const refused = state === 'refused' ? '<p role="alert">Something is missing or is written wrongly.</p>' : '';
  const document = writeDocument({ given_names: '', family_name: '' });
  const visitor = `${field('mobile', 'Mobile number', '', 'tel')}<label>Law<select name="legislation">${laws}</select></label>`;
  return writePage(
    'Counter',
    `<p>Somebody looks at your document here, without Sigillum.</p>${refused}<form method="post">${visitor}${document}<button value="confirm">Everything is right</button></form>`,
  );
}
