import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { applyKey, clampBox } from './box.ts';
import type { Box, Size } from './box.ts';
import { PlacedBox } from './PlacedBox.tsx';
import { describeLayer, findLayer, findPlacement, readLayer } from './placement-pages.ts';
import { GuideLine, Layer } from './placement-style.ts';
import type { Placement, PlacementLayerProps } from './placement-types.ts';
import { findGuides, stopAtLine } from './snap.ts';
import { useBoxDrag } from './use-box-drag.ts';

const smallest: Size = { width: 40, height: 20 };
const pageKeys: Partial<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * Boxes over one page that are dragged, resized by their corner, or moved by keys: arrows by 1 point, with Shift by 10 or to the next line
 * of the page or another box, with Alt or Ctrl they resize, PageUp and PageDown change the page, Delete removes. What is dragged snaps to
 * those lines, not while Alt is held. Lay it over a page as child of PageViewer; all measures are points, so zoom does not matter.
 */
export function PlacementLayer(props: PlacementLayerProps) {
  const { page, placements, onChange, onMoveToPage, onRemove, instructions, removeLabel, positionText } = props;
  const leastSize = props.leastSize ?? smallest;
  const instructionsId = useId();
  const layerRef = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The box that was moved by keys last, while it has the focus. */
  const [nudgedId, setNudgedId] = useState<string>();

  const listOthers = (id: string) => placements.filter((placement) => placement.id !== id);
  const groundOf = (id: string) => ({ page, others: listOthers(id) });

  function change(id: string, box: Box) {
    onChange(id, box);
    const isAligned = findGuides(box, groundOf(id)).length > 0;
    setAnnouncement(positionText?.(box, { page: page.number, isAligned }) ?? '');
  }

  function moveToLayer(id: string, layer: HTMLElement, box: Box) {
    const { number, ...size } = readLayer(layer);
    const landed = clampBox(box, size, leastSize);
    // At once, so that the box is there to go on with.
    flushSync(() => onMoveToPage?.(id, number, landed));
    if (layerRef.current !== null) findPlacement(layerRef.current, id)?.focus();
    setAnnouncement(positionText?.(landed, { page: number, isAligned: false }) ?? '');
  }

  const drag = useBoxDrag({
    layerRef,
    page,
    leastSize,
    listOthers,
    onEnd: change,
    onEndElsewhere: onMoveToPage && moveToLayer,
  });

  /** Whether the key was for the box. */
  function obeyKey(event: KeyboardEvent, { id, x, y, width, height }: Placement): boolean {
    const from = { x, y, width, height };
    const box = applyKey(from, event, page, leastSize);
    if (box !== null) {
      setNudgedId(id);
      change(id, event.shiftKey ? clampBox(stopAtLine(from, box, groundOf(id)), page, leastSize) : box);
      return true;
    }
    const step = pageKeys[event.key];
    if (step !== undefined && onMoveToPage !== undefined && page.number !== undefined && layerRef.current !== null) {
      const layer = findLayer(layerRef.current, page.number + step);
      if (layer !== null) moveToLayer(id, layer, from);
      return true;
    }
    if (event.key !== 'Delete' && event.key !== 'Backspace') return false;
    onRemove?.(id);
    return true;
  }

  const active = drag.id === undefined ? placements.find(({ id }) => id === nudgedId) : { id: drag.id, ...drag.box };

  return (
    <Layer ref={layerRef} {...describeLayer(page)}>
      <VisuallyHidden id={instructionsId}>{instructions}</VisuallyHidden>
      {active === undefined
        ? null
        : findGuides(active, groundOf(active.id)).map(({ axis, at }) => (
            <GuideLine
              key={`${axis}${at}`}
              data-axis={axis}
              style={{ '--at': `${(at / (axis === 'x' ? page.width : page.height)) * 100}%` }}
            />
          ))}
      {placements.map((placement) => (
        <PlacedBox
          key={placement.id}
          placement={placement}
          box={drag.id === placement.id ? drag.box : placement}
          page={page}
          instructionsId={instructionsId}
          isDragged={drag.id === placement.id}
          listeners={drag.listen(placement.id, placement)}
          onKey={(event) => obeyKey(event, placement)}
          onBlur={() => setNudgedId(undefined)}
          removeLabel={removeLabel(placement.label)}
          onRemove={onRemove && (() => onRemove(placement.id))}
        />
      ))}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Layer>
  );
}
