import { expect, it } from 'vitest';
import { listSeries } from './plot-series.ts';

const month = (
  month: string,
  ...signatures: { quality: 'SES' | 'AES' | 'QES' | 'DEMO' | 'PART11'; count: number }[]
) => ({
  ...{ month, signatures },
  identifications: [],
});

it('has a series for each quality that was reached, from simple to qualified, and nought where it was not', () => {
  const months = [
    month('2026-10', { quality: 'SES', count: 2 }),
    month('2026-11', { quality: 'QES', count: 9 }, { quality: 'SES', count: 3 }, { quality: 'AES', count: 1 }),
  ];
  expect(listSeries(months, 'signatures')).toEqual([
    { id: 'SES', values: [2, 3] },
    { id: 'AES', values: [0, 1] },
    { id: 'QES', values: [0, 9] },
  ]);
  expect(listSeries(months, 'identifications')).toEqual([]);
});

it('draws the rarest together where there are more than four', () => {
  const all = (['SES', 'AES', 'QES', 'DEMO', 'PART11'] as const).map((quality, index) => ({
    quality,
    count: 9 - index,
  }));
  expect(listSeries([month('2026-11', ...all)], 'signatures')).toEqual([
    { id: 'SES', values: [9] },
    { id: 'AES', values: [8] },
    { id: 'QES', values: [7] },
    { id: 'others', values: [11] },
  ]);
});
