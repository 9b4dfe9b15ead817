/** One thing to be timed: `run` is one try, its time in milliseconds is what counts. */
export interface Subject {
  name: string;
  run(): Promise<unknown>;
}

export interface Row {
  name: string;
  /** Median and 90th percentile in milliseconds. */
  median: number;
  p90: number;
  floor: string;
  floorMedian: number;
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

/**
 * Times subject and floor side by side, try for try, so that whatever else the machine does touches both alike. The first tries
 * only warm up.
 */
export async function compare(
  subject: Subject,
  floor: Subject,
  { tries, warmUp = 3 }: { tries: number; warmUp?: number },
): Promise<Row> {
  const times: Record<'subject' | 'floor', number[]> = { subject: [], floor: [] };
  for (let index = -warmUp; index < tries; index += 1) {
    for (const [key, { run }] of [
      ['subject', subject],
      ['floor', floor],
    ] as const) {
      const started = performance.now();
      await run();
      if (index >= 0) times[key].push(performance.now() - started);
    }
  }
  const [sorted, sortedFloor] = [times.subject.toSorted((a, b) => a - b), times.floor.toSorted((a, b) => a - b)];
  return {
    name: subject.name,
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    floor: floor.name,
    floorMedian: quantile(sortedFloor, 0.5),
  };
}

const format = (ms: number) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));

/** The rows as a Markdown table. */
export function writeTable(rows: Row[]): string {
  const lines = rows.map(
    ({ name, median, p90, floor, floorMedian }) =>
      `| ${name} | ${format(median)} | ${format(p90)} | ${floor} | ${format(floorMedian)} | ${(median / floorMedian).toFixed(1)} |`,
  );
  return ['| subject | median ms | p90 ms | floor | floor ms | ratio |', '|---|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}
