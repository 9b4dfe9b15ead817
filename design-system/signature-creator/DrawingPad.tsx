import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Button } from '../components/Button.tsx';
import { Eraser, Undo2 } from '../icons.ts';
import type { SignatureCreatorLabels } from './creator-labels.ts';
import { Pad, PadFoot, WayColumn } from './creator-style.ts';
import { beginLine, continueLine, endLine } from './pen.ts';
import type { PenLine, PenSample } from './pen.ts';
import { drawingBox } from './signature-mark.ts';
import type { Stroke } from './signature-mark.ts';
import { StrokeShapes } from './StrokeShapes.tsx';

export interface DrawingPadProps {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  labels: SignatureCreatorLabels;
}

/** No hand draws more; a longer list would only make every reader of the document slow. */
const greatestPointCount = 20_000;

/** Where a pointer is, in units of the box. Only pens feel pressure: a mouse reports 0.5 whatever one does. */
function readSample(event: PointerEvent, native: globalThis.PointerEvent): PenSample {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    x: ((native.clientX - left) / width) * drawingBox.width,
    y: ((native.clientY - top) / height) * drawingBox.height,
    time: native.timeStamp,
    pressure: native.pointerType === 'pen' ? native.pressure : null,
  };
}

/** Paper to draw on with a pen, a finger or a mouse. What comes out are the strokes themselves. */
export function DrawingPad({ strokes, onChange, labels }: DrawingPadProps) {
  const [line, setLine] = useState<PenLine | null>(null);
  /** The same at once, for events that come faster than the screen is drawn. */
  const lineRef = useRef<PenLine>(null);
  /** A second finger, or the hand that rests beside the pen, draws nothing. */
  const pointerRef = useRef<number>(null);
  const pointCount = strokes.reduce((sum, stroke) => sum + stroke.length, 0);
  const shown = line === null ? strokes : [...strokes, line.points];

  function put(next: PenLine | null) {
    lineRef.current = next;
    setLine(next);
  }

  function start(event: PointerEvent) {
    if (event.button !== 0 || pointerRef.current !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointerRef.current = event.pointerId;
    put(beginLine(readSample(event, event.nativeEvent)));
  }

  function follow(event: PointerEvent) {
    const drawn = lineRef.current;
    if (drawn === null || event.pointerId !== pointerRef.current) return;
    if (pointCount + drawn.points.length >= greatestPointCount) return;
    const natives = event.nativeEvent.getCoalescedEvents();
    const samples = (natives.length > 0 ? natives : [event.nativeEvent]).map((native) => readSample(event, native));
    put(samples.reduce(continueLine, drawn));
  }

  function end(event: PointerEvent) {
    const drawn = lineRef.current;
    if (drawn === null || event.pointerId !== pointerRef.current) return;
    pointerRef.current = null;
    put(null);
    onChange([...strokes, endLine(drawn, readSample(event, event.nativeEvent))]);
  }

  /** The system took the pointer away, for example for a gesture: what was drawn so far stays. */
  function breakOff(event: PointerEvent) {
    const drawn = lineRef.current;
    if (drawn === null || event.pointerId !== pointerRef.current) return;
    pointerRef.current = null;
    put(null);
    onChange([...strokes, drawn.points]);
  }

  const undo = () => onChange(strokes.slice(0, -1));

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    undo();
  }

  return (
    <WayColumn onKeyDown={handleKey}>
      <Pad
        role="img"
        aria-label={labels.drawing(shown.length)}
        onPointerDown={start}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={breakOff}
      >
        {shown.length === 0 ? <p aria-hidden>{labels.drawHere}</p> : null}
        <svg viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`} aria-hidden>
          <StrokeShapes strokes={shown} />
        </svg>
      </Pad>
      <PadFoot>
        <p>{labels.drawHint}</p>
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 aria-hidden />}
            disabled={strokes.length === 0}
            onClick={undo}
          >
            {labels.undo}
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<Eraser aria-hidden />}
            disabled={strokes.length === 0}
            onClick={() => onChange([])}
          >
            {labels.clear}
          </Button>
        </div>
      </PadFoot>
    </WayColumn>
  );
}
