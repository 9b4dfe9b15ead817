/** What may lie between two measurements of the same thing. */
const tolerance = 0.25;

/** The ratios that a benchmark has printed: of its tables, and of lists among many and among few by their medians. */
export function findRatios(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let column = -1;
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [];
    const head = cells.findIndex((cell) => cell === 'ratio' || cell === '× floor');
    if (head >= 0) column = head;
    else if (
      cells.length > column &&
      column > 0 &&
      Number.isFinite(Number(cells[column])) &&
      !cells[0]!.startsWith('floor:')
    )
      found.set(cells[0]!, Number(cells[column]));
    const few = /^(\S.*?)\s{2,}\d+: median ([\d.]+) ms/.exec(line);
    const many = /· \d+: median ([\d.]+) ms[^·]*$/.exec(line);
    if (few && many) found.set(few[1]!, Number(many[1]) / Number(few[2]));
  }
  return found;
}

export const readRatios = (tsv: string): Map<string, number> =>
  new Map(
    tsv
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([name, ratio]) => [name!, Number(ratio)]),
  );

export const writeRatios = (ratios: ReadonlyMap<string, number>): string =>
  [...ratios].map(([name, ratio]) => `${name}\t${ratio.toFixed(2)}\n`).join('');

type Verdict = 'as it was' | 'dearer' | 'cheaper: record it' | 'new: record it' | 'missing';
interface Judged {
  name: string;
  before: number | undefined;
  after: number | undefined;
  verdict: Verdict;
}

function judge(before: number | undefined, after: number | undefined): Verdict {
  if (after === undefined) return 'missing';
  if (before === undefined) return 'new: record it';
  if (after > before * (1 + tolerance)) return 'dearer';
  return after < before * (1 - tolerance) ? 'cheaper: record it' : 'as it was';
}

/** Each ratio that was or is, and what became of it. */
export const judgeRatios = (were: ReadonlyMap<string, number>, are: ReadonlyMap<string, number>): Judged[] =>
  [...new Set([...were.keys(), ...are.keys()])].map((name) => {
    const [before, after] = [were.get(name), are.get(name)];
    return { name, before, after, verdict: judge(before, after) };
  });
