const readSpecifier = (statement: string): string => /'([^']+)'/.exec(statement)?.[1] ?? '';

/** Puts a line before the first of `lines` that comes later in the alphabet, or after the last of them. */
function addSorted(source: string, lines: RegExp, line: string, key: (line: string) => string): string {
  const found = [...source.matchAll(lines)];
  const [last, later] = [found.at(-1), found.find(([other]) => key(other) > key(line))];
  const place = later ? later.index : last ? last.index + last[0].length : 0;
  return source.slice(0, place) + line + source.slice(place);
}

/** Statements that import, each `names` from a specifier; put together here, so that no search for imports takes them for real ones. */
export const writeImports = (imports: readonly (readonly [names: string, specifier: string])[]): string =>
  imports.map(([names, specifier]) => `import ${names} from '${specifier}';\n`).join('');

/** Adds an import, unless it is there: packages first, then what lies above, then what lies beside. */
export function addImport(source: string, names: string, specifier: string): string {
  const statement = writeImports([[names, specifier]]);
  if (source.includes(statement)) return source;
  const rank = (other: string) => (other.startsWith('./') ? '2' : other.startsWith('../') ? '1' : '0') + other;
  return addSorted(source, /^import [^;]+;\n/gm, statement, (line) => rank(readSpecifier(line)));
}

/** Adds a line to an area's list of exports. */
export function addExport(source: string, statement: string): string {
  return addSorted(source, /^export [^;]+;\n/gm, `${statement}\n`, readSpecifier);
}

/** Adds an entry to the list or object that `opening` begins; each of its entries is a line. */
export function addEntry(source: string, opening: string, entry: string): string {
  const start = source.indexOf('\n', source.indexOf(opening)) + 1;
  if (!source.includes(opening)) throw new Error(`${opening} is not there any more.`);
  const end = start + source.slice(start).search(/^\S/m);
  const key = (line: string) => line.replaceAll(/[^a-z-]/gi, '');
  return (
    source.slice(0, start) +
    addSorted(source.slice(start, end), /^ {2}\S.*\n/gm, `  ${entry}\n`, key) +
    source.slice(end)
  );
}

/**
 * Adds what comes last in whatever `closing` ends, the first time that it stands at the beginning of a line: behind where `opening` does, if
 * one is named.
 */
export function addLast(source: string, closing: string, text: string, opening = ''): string {
  const begin = opening ? source.search(new RegExp(`^${opening}`, 'm')) : 0;
  if (begin < 0) throw new Error(`${opening} is not there any more.`);
  const place = source.indexOf(`\n${closing}`, begin);
  if (place < 0) throw new Error(`${closing} is not there any more.`);
  return `${source.slice(0, place + 1)}${text}${source.slice(place + 1)}`;
}
