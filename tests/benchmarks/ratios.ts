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
      !/^floor:/.test(cells[0]!)
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
  then: number | undefined;
  now: number | undefined;
  verdict: Verdict;
}

function judge(then: number | undefined, now: number | undefined): Verdict {
  if (now === undefined) return 'missing';
  if (then === undefined) return 'new: record it';
  if (now > then * (1 + tolerance)) return 'dearer';
  return now < then * (1 - tolerance) ? 'cheaper: record it' : 'as it was';
}

/** Each ratio that was or is, and what became of it. */
export function judgeRatios(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Judged[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => {
    const [then, now] = [before.get(name), after.get(name)];
    return { name, then, now, verdict: judge(then, now) };
  });
}
