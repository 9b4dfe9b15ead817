import type { Drafts } from './drafts.ts';
import { addEntry, addImport, writeImports } from './edit-lists.ts';
import { places, toCamel } from './places.ts';

const areaRow = /^\| (`[a-z-]+`.*?) +\|.*\n/gm;
const readTable = (text: string) => /^## Areas\n[^]*?(?=^## )/m.exec(text) ?? [];

/** The areas that docs/architecture.md names. */
export const listAreas = (drafts: Drafts): string[] => {
  const [table = ''] = readTable(drafts.read(places.architecture));
  return [...table.matchAll(areaRow)].flatMap(([, cell = '']) => [...cell.matchAll(/[a-z-]+/g)].map(([area]) => area));
};

/** Refuses a name that is no area: most likely a slip of the hand. */
export function requireArea(drafts: Drafts, area: string): void {
  if (!listAreas(drafts).includes(area)) {
    throw new Error(`${area} is no area of docs/architecture.md. A new one: npm run new -- area ${area} FLOOR PURPOSE`);
  }
}

/** Changes which areas the floors of the server only expect. */
function changeExpected(drafts: Drafts, change: (areas: string[]) => string[]): void {
  drafts.change(places.floors, (source) =>
    source.replace(/(const toCome = \[)([^\]]*)/, (_, opening: string, list: string) => {
      const areas = change([...list.matchAll(/'([^']+)'/g)].map(([, area]) => area!));
      return opening + areas.map((area) => `'${area}'`).join(', ');
    }),
  );
}

/** An area's lists of contracts and handlers, joined with those of the others. */
export function addEndpointLists(drafts: Drafts, area: string): void {
  if (drafts.has(places.contracts(area))) return;
  const name = toCamel(area);
  const lists = [
    [places.contracts(area), places.joined.contracts, 'export const endpoints = {'],
    [places.handlers(area), places.joined.handlers, 'joinHandlers(endpoints, {'],
  ] as const;
  for (const [list, joined, opening] of lists) {
    drafts.create(list, '');
    drafts.change(joined, (source) =>
      addEntry(
        addImport(source, `* as ${name}`, `./${area}/index.ts`),
        opening,
        name === area ? `${name},` : `'${area}': ${name},`,
      ),
    );
  }
  changeExpected(drafts, (areas) => areas.filter((one) => one !== area));
}

/** An area's list of screens, joined with those of the others. */
export function addScreenList(drafts: Drafts, area: string): void {
  if (drafts.has(places.screens(area))) return;
  const name = `${toCamel(area)}Screens`;
  const head = writeImports([['type { Screen }', '../access/screen.ts']]);
  drafts.create(places.screens(area), `${head}\nexport const ${name} = [\n] as const satisfies readonly Screen[];\n`);
  drafts.change(places.joined.screens, (source) =>
    addEntry(
      addImport(source, `{ ${name} }`, `./${area}/screens.ts`),
      'export const screens: readonly Screen[] = [',
      `...${name},`,
    ),
  );
}

/** A new area: what it is, its floor in the server, and its list of screens. Other lists come with what is first in them. */
export function addArea(drafts: Drafts, area: string, floor: string, purpose: string): string[] {
  if (listAreas(drafts).includes(area)) throw new Error(`${area} is an area already.`);
  drafts.change(places.architecture, (text) => {
    const [table = ''] = readTable(text);
    const last = [...table.matchAll(areaRow)].at(-1)!;
    return text
      .replace(last[0], `${last[0]}| \`${area}\` | ${purpose} |\n`)
      .replace(new RegExp(`^(?:server)? +\\d ${floor} .+$`, 'm'), (drawn) => `${drawn} ${area}`);
  });
  const rooms = new RegExp(`(\\n  ${floor}: \\[[^\\]]*?),?\\s*\\]`);
  if (!rooms.test(drafts.read(places.floors))) throw new Error(`${floor} is no floor of ${places.floors}.`);
  drafts.change(places.floors, (source) => source.replace(rooms, `$1, '${area}']`));
  changeExpected(drafts, (areas) => [...areas, area]);
  addScreenList(drafts, area);
  return [`Put ${area} in its place on the floor: a folder imports from those named before it.`];
}
