import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { screens } from '@sigillum/app/screens.ts';

/**
 * What a first load of each screen costs in JavaScript, and what its dialogs cost once they are opened: sizes of the production build,
 * gzipped as they are served. Ends with an error when a first load holds the chunk of a dialog or an overlay.
 */
const client = path.resolve(import.meta.dirname, '../..', process.env['SIGILLUM_CLIENT'] ?? 'app/build/client');
const assets = readdirSync(path.join(client, 'assets'));
const readBuild = (file: string) => JSON.parse(readFileSync(path.join(client, 'builds', file), 'utf8')) as object;
/** Without what is kept of the release before. */
const { own } = readBuild(`meta/${(readBuild('latest.json') as { id: string }).id}.json`) as { own: string[] };

interface Module {
  module: string;
  imports: string[];
}
interface Manifest {
  entry: Module;
  routes: Record<string, Module & { parentId?: string }>;
}

const manifestFile = own.find((name) => /^manifest-.*\.js$/.test(name));
if (!manifestFile) throw new Error(`There is no build in ${client}: npm run build`);
const source = readFileSync(path.join(client, 'assets', manifestFile), 'utf8');
const manifest = JSON.parse(source.slice(source.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest;

const measure = (file: string): number => {
  const whole = path.join(client, file);
  return statSync(assets.includes(`${path.basename(file)}.gz`) ? `${whole}.gz` : whole).size;
};
const toKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Every file that the document of a route names: its own, those of its layouts, and the entry's. */
function listFirstLoad(id: string): Set<string> {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? '']) {
    files.add(route.module);
    for (const file of route.imports) files.add(file);
  }
  return files;
}

const isModal = (file: string) => /-(?:dialog|overlay)-[\w-]+\.js$/.test(path.basename(file));
const isFaulty = new Set<string>();

console.log('| screen | first load, kB gzipped | files |\n| --- | --- | --- |');
for (const { path: route } of screens) {
  const files = [...listFirstLoad(route)];
  for (const file of files.filter(isModal)) isFaulty.add(`${route}: ${file}`);
  const size = files.reduce((sum, file) => sum + measure(file), 0);
  console.log(`| ${route} | ${toKilobytes(size)} | ${files.length} |`);
}

console.log('\n| dialog or overlay | own chunk, kB gzipped |\n| --- | --- |');
const modals = own.filter((name) => isModal(name)).toSorted();
for (const name of modals)
  console.log(`| ${name.replace(/-[\w-]{8}\.js$/, '')} | ${toKilobytes(measure(`assets/${name}`))} |`);

if (isFaulty.size > 0) {
  console.error(`\nIn a first load without being opened:\n${[...isFaulty].join('\n')}`);
  process.exitCode = 1;
}
