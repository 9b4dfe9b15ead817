import type { PlotData } from './plot-data.ts';
import { Bubble } from './plot-style.ts';

export interface PlotBubbleProps extends PlotData {
  /** Which category is told about, from 0. */
  category: number;
  /** Where that category stands, and the width of the drawing, in px from its start. */
  at: number;
  width: number;
}

/** The values at a category, beside it on the side that has more room; screen readers hear them from the drawing itself. */
export function PlotBubble({ categories, series, formatValue, category, at, width }: PlotBubbleProps) {
  return (
    <Bubble aria-hidden data-side={at > width / 2 ? 'left' : 'right'} style={{ '--x': `${at}px` }}>
      <strong>{categories[category]}</strong>
      {series.map(({ id, label, values }) => (
        <span key={id}>
          {label} <b>{formatValue(values[category] ?? 0)}</b>
        </span>
      ))}
    </Bubble>
  );
}
