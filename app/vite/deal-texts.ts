import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nameLaterSet, nameTextSet } from '../i18n/name-text-set.ts';
import { resources } from '../resources.ts';
import { screens } from '../screens.ts';
import { areaTexts, readDescriptors } from './read-messages.ts';

const appFolder = path.resolve(import.meta.dirname, '..');
const contractsFolder = path.resolve(appFolder, '../api-contracts');

/** What one source says of the texts that it needs. */
export interface Source {
  /** Files whose texts it may show at once. */
  imports: readonly string[];
  /** Files of which it shows nothing before they are opened: dialogs, overlays. */
  opens: readonly string[];
  /** Ids of its own. */
  ids: readonly string[];
}

const imported = /\b(?:import|export)\s(?!type\b)[^;'"`]*?\bfrom\s+'(\.[^']+)'|\bimport\s+'(\.[^']+)'/g;
/** What the endpoints of a source may refuse is shown at once where it turns refusals into data of the page, which may be there before the page is alive. */
const contract = /\bfrom\s+'@sigillum\/api-contracts\/([^']+)'/g;
const turnsRefusals = /\bfrom\s+'[^']*\/map-problem\.ts'/;
const opened = /\bimport\(\s*'(\.[^']+)'\s*\)/g;
const quoted = /'([a-z][\w-]*(?:\.[\w-]+)+)'/g;
/** A text that is chosen by a code, such as `verification.finding.${code}`. */
const begun = /`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g;

const collect = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].flatMap(([, ...words]) => words.find((word) => word !== undefined) ?? []);

/** Reads a source as text: what its loader alone imports counts too, as its texts may come to the page by the loader's data. */
export function readSource(file: string, code: string, known: ReadonlySet<string>): Source {
  const find = (pattern: RegExp) => collect(code, pattern).map((found) => path.resolve(path.dirname(file), found));
  const contracts = turnsRefusals.test(code)
    ? collect(code, contract).map((found) => path.join(contractsFolder, found))
    : [];
  const beginnings = collect(code, begun);
  const byBeginning = beginnings.length ? [...known].filter((id) => beginnings.some((one) => id.startsWith(one))) : [];
  return {
    imports: [...find(imported), ...contracts],
    opens: find(opened),
    ids: [...collect(code, quoted).filter((id) => known.has(id)), ...byBeginning],
  };
}

/** Deals the texts of the product out. */
export class TextDealer {
  readonly #sources = new Map<string, Promise<Source>>();
  readonly #known: ReadonlySet<string>;
  readonly #read: (file: string) => Promise<Source>;

  constructor(known: ReadonlySet<string>, read = (file: string) => this.#readFile(file)) {
    this.#known = known;
    this.#read = read;
  }

  async #readFile(file: string): Promise<Source> {
    if (areaTexts.test(file)) {
      const tables = Object.values(await readDescriptors(file));
      return { imports: [], opens: [], ids: tables.flatMap((table) => Object.values(table).map(({ id }) => id)) };
    }
    if (!/\.tsx?$/.test(file) || file.includes('+types')) return { imports: [], opens: [], ids: [] };
    const source = readSource(file, await readFile(file, 'utf8'), this.#known);
    return file.startsWith(contractsFolder) ? { ...source, imports: [] } : source;
  }

  /** Ids that files and all that they import may show; with `andOpened` also what they open later. */
  async gather(files: readonly string[], { andOpened = false } = {}): Promise<Set<string>> {
    const ids = new Set<string>();
    const seen = new Set<string>();
    const left = [...files];
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      const read = this.#sources.get(file) ?? this.#read(file);
      this.#sources.set(file, read);
      const source = await read;
      for (const id of source.ids) ids.add(id);
      left.push(...source.imports, ...(andOpened ? source.opens : []));
    }
    return ids;
  }
}

/** The sets of ids by name: of what is around all screens (`root`), and of each screen in its layout, at once and later. None holds what is around. */
export async function dealTexts(known: ReadonlySet<string>): Promise<Map<string, string[]>> {
  const dealer = new TextDealer(known);
  const inApp = (file: string) => path.join(appFolder, file);
  const frame = ['entry.client.tsx', 'root.tsx'].map(inApp);
  // What the API may refuse is told by its key, on any screen.
  const areas = new Set(screens.map(({ file }) => path.dirname(file)));
  const problems = new Set([...known].filter((id) => !areas.has(id.split('.', 1)[0]!)));
  const atOnce = await dealer.gather(frame);
  const later = (await dealer.gather(frame, { andOpened: true })).union(problems).difference(atOnce);
  const sets = new Map([
    ['root', [...atOnce]],
    [nameLaterSet('root'), [...later]],
  ]);
  const routes = [
    ...screens.map(({ path: id, file, layout }) => ({ id, files: [`layouts/${layout}.tsx`, file] })),
    ...resources.map(({ path: id, file }) => ({ id, files: [file] })),
  ];
  for (const { id, files: names } of routes) {
    const files = names.map(inApp);
    const name = nameTextSet(id);
    if (sets.has(name)) throw new Error(`Two screens would ask for their texts by the name ${name}`);
    const own = (await dealer.gather(files)).difference(atOnce);
    const opened = await dealer.gather(files, { andOpened: true });
    sets.set(name, [...own]);
    sets.set(nameLaterSet(name), [...opened.difference(atOnce).difference(later).difference(own)]);
  }
  return sets;
}
