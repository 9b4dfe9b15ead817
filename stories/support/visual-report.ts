import { copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One picture that is not as recorded. Addresses are relative to the report. */
export interface PictureChange {
  /** Folder, file and story: `components/Button/primary`. */
  name: string;
  /** `changed`: differs; `new`: there is no picture of it yet. */
  kind: 'changed' | 'new';
  before?: string | undefined;
  after: string;
  difference?: string | undefined;
}

/** Finds what a run has left in `folder` and puts the recorded pictures from `references` beside it. */
export function collectChanges(folder: string, references: string): PictureChange[] {
  return globSync('pictures/**/*-{actual,reference}.png', { cwd: folder })
    .toSorted()
    .map((after) => {
      const name = path.relative('pictures', after).replace(/-(?:actual|reference)\.png$/, '');
      const recorded = path.join(references, `${name}.png`);
      if (after.endsWith('-reference.png') || !existsSync(recorded)) return { name, kind: 'new', after };
      const before = after.replace(/-actual\.png$/, '-before.png');
      copyFileSync(recorded, path.join(folder, before));
      const difference = after.replace(/-actual\.png$/, '-diff.png');
      return {
        name,
        kind: 'changed',
        before,
        after,
        difference: existsSync(path.join(folder, difference)) ? difference : undefined,
      };
    });
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const toAddress = (file: string) => file.split(path.sep).map(encodeURIComponent).join('/');

function showPicture(title: string, file: string | undefined, absent: string): string {
  const image = file
    ? `<a href="${toAddress(file)}"><img src="${toAddress(file)}" alt="${title}" loading="lazy"></a>`
    : `<p>${absent}</p>`;
  return `<figure><figcaption>${title}</figcaption>${image}</figure>`;
}

function showChange({ name, kind, before, after, difference }: PictureChange): string {
  return `<section data-name="${escape(name.toLowerCase())}" data-kind="${kind}">
<h2>${escape(name)} <small>${kind}</small></h2>
<div>${showPicture('Before', before, 'No picture yet.')}${showPicture('After', after, '')}${showPicture(
    'Difference',
    difference,
    kind === 'new' ? 'Nothing to compare with.' : 'Of another size.',
  )}</div>
</section>`;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; padding: .75rem 1.5rem; background: Canvas; border-bottom: 1px solid GrayText; }
h1 { font-size: 1.1rem; margin: 0 auto 0 0; } h2 { font-size: 1rem; overflow-wrap: anywhere; } h2 small { font-weight: 400; opacity: .7; }
input, select { font: inherit; padding: .35rem .6rem; }
section { padding: 0 1.5rem 1rem; border-bottom: 1px solid GrayText; } section[hidden] { display: none; }
section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-size: .85rem; opacity: .8; }
img { max-width: 100%; border: 1px solid GrayText; background: #fff; }
@media (max-width: 900px) { section > div { grid-template-columns: 1fr; } }`;

const script = `
const [words, kind, count] = ['words', 'kind', 'count'].map((id) => document.getElementById(id));
const sections = [...document.querySelectorAll('section')];
function filter() {
  const wanted = words.value.toLowerCase();
  for (const section of sections) section.hidden = !section.dataset.name.includes(wanted) || (kind.value && section.dataset.kind !== kind.value);
  count.textContent = sections.filter((section) => !section.hidden).length + ' of ' + sections.length;
}
words.addEventListener('input', filter); kind.addEventListener('change', filter); filter();`;

/** Writes `index.html`, which opens from the disk, with before, after and difference of every change beside each other. */
export function writeReport(folder: string, changes: readonly PictureChange[], note: string): string {
  const file = path.join(folder, 'index.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pictures that changed</title><meta name="viewport" content="width=device-width"><style>${style}</style></head>
<body><header><h1>Pictures that changed</h1><span>${escape(note)}</span><span id="count" role="status"></span>
<input id="words" type="search" placeholder="Filter by name" aria-label="Filter by name">
<select id="kind" aria-label="Kind"><option value="">All</option><option value="changed">Changed</option><option value="new">New</option></select></header>
${changes.map(showChange).join('\n')}
<script>${script}</script></body></html>
`,
  );
  return file;
}
