import { scaleBand, scaleLinear } from '@visx/scale';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { chooseLabelled, describeCategory, findExtent, keepInside } from './plot-data.ts';
import type { PlotData } from './plot-data.ts';
import { PlotMarks } from './PlotMarks.tsx';
import { PlotBubble } from './PlotBubble.tsx';
import { Stage } from './plot-style.ts';
import { useWidth } from './use-width.ts';

export interface PlotDrawingProps extends PlotData {
  title: string;
  look: 'line' | 'bar';
  /** Height in px. */
  height: number;
}

const bottom = 28;
const top = 8;
/** Room that one letter of a label takes, in rem, as the letters grow with the text; and the least gap in px between two labels below. */
const letterRem = 7 / 16;
const labelGap = 16;

/** The drawing of a plot. To screen readers and keys it is a slider over its categories, which says the values of each. */
export default function PlotDrawing({ title, look, height, ...data }: PlotDrawingProps) {
  const { categories, series, formatValue } = data;
  const stageRef = useRef<HTMLDivElement>(null);
  const { width, rem } = useWidth(stageRef);
  const letterWidth = letterRem * rem;
  const [chosen, setChosen] = useState<number>();
  const last = categories.length - 1;

  const y = scaleLinear<number>({ domain: findExtent(series), range: [height - bottom, top], nice: 4 });
  const ticks = y.ticks(4).map((value) => ({ value, label: formatValue(value), at: y(value) }));
  const left = Math.max(...ticks.map(({ label }) => label.length)) * letterWidth + 12;
  const x = scaleBand<number>({ domain: categories.map((_, index) => index), range: [left, Math.max(left, width)] });
  const labelWidth = Math.max(...categories.map(({ length }) => length)) * letterWidth + labelGap;
  const labelled = chooseLabelled(categories, width - left, labelWidth);
  const centreOf = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;

  function chooseByKey(event: KeyboardEvent) {
    const current = chosen ?? last;
    const targets: Partial<Record<string, number | undefined>> = {
      ArrowRight: current + 1,
      ArrowUp: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: current - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') setChosen(undefined);
    if (target === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, target)));
  }

  function chooseByPointer(event: PointerEvent<HTMLDivElement>) {
    const fromLeft = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    setChosen(Math.min(last, Math.max(0, Math.floor(fromLeft / x.bandwidth()))));
  }

  return (
    <Stage
      ref={stageRef}
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-readonly
      aria-valuemin={1}
      aria-valuemax={categories.length}
      aria-valuenow={(chosen ?? last) + 1}
      aria-valuetext={describeCategory(data, chosen ?? last)}
      style={{ '--height': `${height}px` }}
      onKeyDown={chooseByKey}
      onFocus={(event) => event.target.matches(':focus-visible') && setChosen(chosen ?? last)}
      onBlur={() => setChosen(undefined)}
      onPointerMove={chooseByPointer}
      onPointerDown={chooseByPointer}
      onPointerLeave={() => setChosen(undefined)}
    >
      {width === 0 ? null : (
        <svg aria-hidden width={width} height={height}>
          {chosen !== undefined && look === 'bar' ? (
            <rect data-column x={x(chosen)} y={top} width={x.bandwidth()} height={height - bottom - top} rx="4" />
          ) : null}
          {ticks.map(({ value, label, at }) => (
            <g key={value}>
              <line x1={left} x2={width} y1={at} y2={at} stroke={value === 0 ? 'var(--base)' : 'var(--line)'} />
              <text x={left - 10} y={at} dy="0.35em" textAnchor="end">
                {label}
              </text>
            </g>
          ))}
          {categories.map((category, index) =>
            labelled.has(index) ? (
              <text
                key={category}
                x={keepInside(centreOf(index), category.length * letterWidth, width)}
                y={height - 6}
                textAnchor="middle"
              >
                {category}
              </text>
            ) : null,
          )}
          <PlotMarks look={look} series={series} x={x} y={y} chosen={chosen} />
        </svg>
      )}
      {chosen === undefined ? null : <PlotBubble {...data} category={chosen} at={centreOf(chosen)} width={width} />}
    </Stage>
  );
}
