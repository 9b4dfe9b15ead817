import { readSource } from '../architecture/source-files.ts';
import { places } from './places.ts';

/** The rows of docs/specification/<name>.tsv by the names of their columns. */
export function readInventory(name: Parameters<typeof places.inventory>[0]): Record<string, string>[] {
  const [header = '', ...rows] = readSource(places.inventory(name)).trim().split('\n');
  const columns = header.split('\t');
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, index) => [columns[index]!, cell.trim()])));
}

/** What the specification names, a line each, as docs/specification/still-to-come.tsv names it. */
export const listSpecified = {
  endpoint: () => readInventory('endpoints').map(({ method, path }) => `${method} ${path}`),
  screen: () => readInventory('routes').map(({ path }) => path!),
  dialog: () => readInventory('dialogs').map(({ namespace, name }) => `${namespace}: ${name}`),
  overlay: () => readInventory('overlays').map(({ name }) => name!),
};
