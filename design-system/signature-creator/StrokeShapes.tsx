import { memo } from 'react';
import { Ink } from './creator-style.ts';
import type { Stroke } from './signature-mark.ts';
import { describeStroke } from './stroke-path.ts';

const StrokeShape = memo(function StrokeShape({ stroke }: { stroke: Stroke }) {
  return describeStroke(stroke).map(({ d, width }, index) => <path key={index} d={d} strokeWidth={width} />);
});

/** Strokes as SVG shapes, for an svg in units of the drawing box. A stroke that has not changed is not drawn again. */
export function StrokeShapes({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <Ink>
      {strokes.map((stroke, index) => (
        <StrokeShape key={index} stroke={stroke} />
      ))}
    </Ink>
  );
}
