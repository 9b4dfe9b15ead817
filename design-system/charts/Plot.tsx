import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { DataTable } from '../components/DataTable.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Heading } from '../primitives/Heading.tsx';
import type { PlotData } from './plot-data.ts';
import { Frame, Head, Legend } from './plot-style.ts';
import { seriesColor, seriesDashes } from './series-look.ts';

export interface PlotProps extends PlotData {
  title: string;
  /** Lines for a course over time, bars for amounts side by side. Default line. */
  look?: 'line' | 'bar';
  /** Rank of the title in the page's outline; default 3. */
  level?: 2 | 3 | 4;
  /** Heading of the categories in the table: "Month". */
  categoryLabel: string;
  /** The button that shows the values as a table, and the one that leads back. */
  tableLabel: string;
  drawingLabel: string;
  /** Height of the drawing in px; default 240. */
  height?: number;
  /** The values are on their way. */
  isLoading?: boolean;
  /** Shown instead when there is nothing to plot. */
  empty?: ReactNode;
}

const PlotDrawing = lazy(() => import('./PlotDrawing.tsx'));

/** Values as a drawing and, at the press of a button, as a table. The drawing's code is loaded when the first plot appears. */
export function Plot(props: PlotProps) {
  const { title, look = 'line', level = 3, height = 240, isLoading = false, empty, series, categories } = props;
  const [isTable, setIsTable] = useState(false);
  const isEmpty = !isLoading && empty !== undefined && (categories.length === 0 || series.length === 0);
  const rest = <Skeleton height={`${height}px`} />;
  return (
    <Frame aria-busy={isLoading || undefined}>
      <Head>
        <Heading level={level} look="label">
          {title}
        </Heading>
        {isLoading || isEmpty ? null : (
          <Button variant="quiet" size="small" onClick={() => setIsTable(!isTable)}>
            {isTable ? props.drawingLabel : props.tableLabel}
          </Button>
        )}
      </Head>
      {isLoading ? rest : isEmpty ? empty : isTable ? <PlotTable {...props} /> : null}
      {isLoading || isEmpty || isTable ? null : (
        <>
          {series.length > 1 ? <SeriesLegend {...props} /> : null}
          <Suspense fallback={rest}>
            <PlotDrawing {...props} look={look} height={height} />
          </Suspense>
        </>
      )}
    </Frame>
  );
}

function SeriesLegend({ series, look = 'line' }: PlotProps) {
  return (
    <Legend role="list">
      {series.map(({ id, label }, index) => (
        <li key={id}>
          <svg aria-hidden viewBox="0 0 24 10">
            {look === 'bar' ? (
              <rect width="10" height="10" x="14" rx="2" fill={seriesColor(index)} />
            ) : (
              <path d="M0 5h24" stroke={seriesColor(index)} strokeWidth="2" strokeDasharray={seriesDashes(index)} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </Legend>
  );
}

function PlotTable({ title, categoryLabel, categories, series, formatValue }: PlotProps) {
  return (
    <DataTable
      caption={title}
      rows={categories.map((category, index) => ({ category, index }))}
      getRowId={({ index }) => String(index)}
      columns={[
        { id: 'category', header: categoryLabel, cell: ({ category }) => category, isRowHeader: true },
        ...series.map(({ id, label, values }) => ({
          id,
          header: label,
          align: 'end' as const,
          cell: ({ index }: { index: number }) => formatValue(values[index] ?? 0),
        })),
      ]}
    />
  );
}
