import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What each step took when `npm test -- --record` ran last: step, seconds of wall time, seconds of processor time. */
export function openTimes(root) {
  const file = path.join(root, 'tests/times.tsv');
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const known = new Map(lines.map((line) => line.split('\t')).map(([name, wall, cpu]) => [name, { wall, cpu }]));
  return {
    find: (name) => known.get(name),
    /** Takes over the times of these results; steps of which nothing is known any more go. */
    record(results, names) {
      for (const { name, wall, cpu } of results) known.set(name, { wall: Math.round(wall), cpu: Math.round(cpu) });
      const rows = names.filter((name) => known.has(name)).map((name) => [name, known.get(name)]);
      writeFileSync(file, [head, ...rows.map(([name, { wall, cpu }]) => `${name}\t${wall}\t${cpu}`), ''].join('\n'));
    },
  };
}
