import { expect, it } from 'vitest';
import { findRatios, judgeRatios, readRatios, writeRatios } from './ratios.ts';

const printed = `
2 cores

| page | processor ms, median | p90 | × floor | a second |
| --- | --- | --- | --- | --- |
| floor: bare list | 2.00 | 2.1 | 1.0 | 300 |
| dashboard, 25 rows | 9.00 | 9.4 | 4.5 | 80 |

10000 requests seeded in 3.2 s
to sign                    1000: median 10.0 ms, p99 20.0 ms (60 tries), ratio 1.00 · 10000: median 12.0 ms, p99 21.0 ms (60 tries), ratio 1.05
| subject | median ms | ratio |
|---|---|---|
| sign call, 1 MB | 53 | 75.7 |
`;

it('a ratio is found in what each benchmark prints', () => {
  expect([...findRatios(printed)]).toEqual([
    ['dashboard, 25 rows', 4.5],
    ['to sign', 1.2],
    ['sign call, 1 MB', 75.7],
  ]);
});

it('a quarter more is dearer, a quarter less is to be recorded, and nothing may go missing', () => {
  const before = new Map(Object.entries({ same: 4, edge: 4, dearer: 4, cheaper: 4, missing: 4 }));
  const after = new Map(Object.entries({ same: 4.2, edge: 5, dearer: 5.1, cheaper: 2.9, added: 1 }));
  expect(judgeRatios(before, after).map(({ name, verdict }) => [name, verdict])).toEqual([
    ['same', 'as it was'],
    ['edge', 'as it was'],
    ['dearer', 'dearer'],
    ['cheaper', 'cheaper: record it'],
    ['missing', 'missing'],
    ['added', 'new: record it'],
  ]);
});

it('ratios are kept as they were written', () => {
  const ratios = new Map(Object.entries({ 'pages: view': 3.25, 'lists: all': 1.1 }));
  expect(readRatios(writeRatios(ratios))).toEqual(ratios);
});
