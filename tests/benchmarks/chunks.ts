import { screens } from '@sigillum/app/screens.ts';
import { isModal, readBuild } from '../support/first-load.ts';

/**
 * What a first load of each screen costs in JavaScript, and what its dialogs cost once they are opened: sizes of the production build,
 * gzipped as they are served. Ends with an error when a first load holds the chunk of a dialog or an overlay.
 */
const { own, listFirstLoad, measure } = readBuild();
const toKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const isFaulty = new Set<string>();

console.log('| screen | first load, kB gzipped | files |\n| --- | --- | --- |');
for (const { path: route } of screens) {
  const files = listFirstLoad(route);
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
