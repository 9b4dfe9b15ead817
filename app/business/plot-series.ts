import { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { BusinessStatistics } from '@sigillum/api-contracts/business/statistics-schemas.ts';

/** More would not be told apart. */
const mostSeries = 4;

export interface QualitySeries {
  /** `others`: the rarest, together. */
  id: Quality | 'others';
  values: number[];
}

/** How often each quality was reached in each month, from simple to qualified; no series for what never was. */
export function listSeries(
  months: BusinessStatistics['months'],
  kind: 'signatures' | 'identifications',
): QualitySeries[] {
  const qualities = [...new Set(months.flatMap((month) => month[kind].map(({ quality }) => quality)))];
  const series = qualities
    .map((id) => ({ id, values: months.map((month) => month[kind].find(({ quality }) => quality === id)?.count ?? 0) }))
    .toSorted((one, other) => sum(other.values) - sum(one.values) || one.id.localeCompare(other.id));
  if (series.length <= mostSeries) return arrange(series);
  const rare = series.slice(mostSeries - 1);
  const values = months.map((_, index) => sum(rare.map((one) => one.values[index]!)));
  return [...arrange(series.slice(0, mostSeries - 1)), { id: 'others', values }];
}

/** The order in which people know them, whatever was how frequent: a quality keeps its place, and mostly its colour. */
const arrange = <Series extends { id: Quality }>(series: readonly Series[]): Series[] =>
  series.toSorted((one, other) => Quality.options.indexOf(one.id) - Quality.options.indexOf(other.id));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
