import { useId, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { X } from '../icons.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { applyKey } from './box.ts';
import type { Box, Size } from './box.ts';
import { BoxFrame, CornerHandle, Layer, RemoveButton } from './placement-style.ts';
import { useBoxDrag } from './use-box-drag.ts';

/** Something placed on a page. */
export interface Placement extends Box {
  id: string;
  /** Name for screen readers, for example whose signature it is and on which page. */
  label: string;
  /** What is drawn inside. */
  content?: ReactNode;
  /** Shown, but neither moved nor removed. */
  isLocked?: boolean;
}

export interface PlacementLayerProps {
  /** Size of the page as displayed, in PDF points. */
  page: Size;
  placements: readonly Placement[];
  /** Called with the new box in points when a drag ends and at each key press. */
  onChange: (id: string, box: Box) => void;
  onRemove?: (id: string) => void;
  /** How the keys work; tied to every box as its description. */
  instructions: string;
  removeLabel: (label: string) => string;
  /** Where a box is now, in words; announced after each change. */
  positionText?: (box: Box) => string;
  /** Least size of a box in points; default 40 × 20. */
  leastSize?: Size;
}

const smallest: Size = { width: 40, height: 20 };

/**
 * Boxes over one page that are dragged, resized by their corner, or moved by keys: arrows by 1 point, with Shift by 10, with Alt or Ctrl
 * they resize, Delete removes. Lay it over a page as child of PageViewer; all measures are points, so zoom does not matter.
 */
export function PlacementLayer(props: PlacementLayerProps) {
  const { page, placements, onChange, onRemove, instructions, removeLabel, positionText, leastSize = smallest } = props;
  const instructionsId = useId();
  const layerRef = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');

  function change(id: string, box: Box) {
    onChange(id, box);
    setAnnouncement(positionText?.(box) ?? '');
  }

  const drag = useBoxDrag({ layerRef, page, leastSize, onEnd: change });

  function handleKey(event: KeyboardEvent, placement: Placement) {
    if (placement.isLocked || event.target !== event.currentTarget) return;
    const { x, y, width, height } = placement;
    const box = applyKey({ x, y, width, height }, event, page, leastSize);
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (box === null && !isRemoval) return;
    // Also keeps the page behind from scrolling.
    event.preventDefault();
    event.stopPropagation();
    if (box === null) onRemove?.(placement.id);
    else change(placement.id, box);
  }

  return (
    <Layer ref={layerRef}>
      <VisuallyHidden id={instructionsId}>{instructions}</VisuallyHidden>
      {placements.map((placement) => (
        <BoxFrame
          key={placement.id}
          role="group"
          tabIndex={0}
          aria-label={placement.label}
          aria-describedby={placement.isLocked ? undefined : instructionsId}
          data-locked={placement.isLocked || undefined}
          data-dragged={drag.id === placement.id || undefined}
          style={describePlace(drag.id === placement.id ? drag.box : placement, page)}
          {...(placement.isLocked ? {} : drag.listen(placement.id, placement))}
          onKeyDown={(event) => handleKey(event, placement)}
        >
          {placement.content}
          {placement.isLocked ? null : <CornerHandle data-corner aria-hidden />}
          {placement.isLocked || onRemove === undefined ? null : (
            <RemoveButton
              type="button"
              aria-label={removeLabel(placement.label)}
              onClick={() => onRemove(placement.id)}
            >
              <X aria-hidden />
            </RemoveButton>
          )}
        </BoxFrame>
      ))}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Layer>
  );
}

/** In shares of the page, so that the box keeps its place at every zoom without measuring anything. */
function describePlace(box: Box, page: Size): CSSProperties {
  return {
    left: `${(box.x / page.width) * 100}%`,
    top: `${(box.y / page.height) * 100}%`,
    width: `${(box.width / page.width) * 100}%`,
    height: `${(box.height / page.height) * 100}%`,
  };
}
