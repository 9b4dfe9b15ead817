import type { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded, LinePath } from '@visx/shape';
import type { PlotSeries } from './plot-data.ts';
import { seriesColor, seriesDashes } from './series-look.ts';

export interface PlotMarksProps {
  look: 'line' | 'bar';
  series: readonly PlotSeries[];
  /** Places of the categories by their index. */
  x: ReturnType<typeof scaleBand<number>>;
  /** Places of the values. */
  y: ReturnType<typeof scaleLinear<number>>;
  /** Index of the category that is pointed at. */
  chosen: number | undefined;
}

/** Greatest width in px of one bar, and the gap between two. */
const greatestBar = 28;
const barGap = 2;

/** Lines with a dot at the chosen category, or bars side by side. */
export function PlotMarks(props: PlotMarksProps) {
  return props.look === 'line' ? <Lines {...props} /> : <Bars {...props} />;
}

function Lines({ series, x, y, chosen }: PlotMarksProps) {
  const centreOf = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const [low, high] = y.range() as [number, number];
  return (
    <>
      {chosen === undefined ? null : (
        <line data-cursor x1={centreOf(chosen)} x2={centreOf(chosen)} y1={low} y2={high} />
      )}
      {series.map(({ id, values }, index) => (
        <LinePath
          key={id}
          data-line
          data={[...values]}
          x={(_, at) => centreOf(at)}
          y={(value) => y(value)}
          stroke={seriesColor(index)}
          strokeDasharray={seriesDashes(index)}
        />
      ))}
      {series.map(({ id, values }, index) =>
        // A single value has no line to be seen by.
        values.map((value, at) =>
          at === chosen || values.length === 1 ? (
            <circle key={`${id}-${at}`} cx={centreOf(at)} cy={y(value)} r="5" fill={seriesColor(index)} />
          ) : null,
        ),
      )}
    </>
  );
}

function Bars({ series, x, y }: PlotMarksProps) {
  const inner = x.bandwidth() * 0.72;
  const width = Math.max(1, Math.min(greatestBar, inner / series.length - barGap));
  const whole = series.length * (width + barGap) - barGap;
  return series.map(({ id, values }, place) =>
    values.map((value, index) => {
      const left = (x(index) ?? 0) + (x.bandwidth() - whole) / 2 + place * (width + barGap);
      return (
        <BarRounded
          key={`${id}-${index}`}
          x={left}
          y={Math.min(y(value), y(0))}
          width={width}
          height={Math.abs(y(value) - y(0))}
          radius={3}
          top={value > 0}
          bottom={value < 0}
          fill={seriesColor(place)}
        />
      );
    }),
  );
}
