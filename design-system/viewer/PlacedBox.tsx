import type { CSSProperties, DOMAttributes, KeyboardEvent } from 'react';
import { X } from '../icons.ts';
import { personColorOnPage } from '../support/person-color.ts';
import type { Box, Size } from './box.ts';
import { BoxFrame, CornerHandle, RemoveButton } from './placement-style.ts';
import type { Placement } from './placement-types.ts';

interface PlacedBoxProps {
  placement: Placement;
  /** Where it is shown now. */
  box: Box;
  page: Size;
  instructionsId: string;
  isDragged: boolean;
  /** Of dragging. */
  listeners: DOMAttributes<HTMLElement>;
  /** Says whether the key was for the box. */
  onKey: (event: KeyboardEvent) => boolean;
  onBlur: () => void;
  removeLabel: string;
  onRemove: (() => void) | undefined;
}

/** One box of a PlacementLayer. */
export function PlacedBox(props: PlacedBoxProps) {
  const { placement, box, page, instructionsId, isDragged, listeners, onKey, onBlur, removeLabel, onRemove } = props;
  const { id, label, content, tone, isLocked = false } = placement;

  function handleKey(event: KeyboardEvent) {
    if (isLocked || event.target !== event.currentTarget || !onKey(event)) return;
    // Also keeps the pages behind from scrolling.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <BoxFrame
      role="group"
      tabIndex={0}
      aria-label={label}
      aria-describedby={isLocked ? undefined : instructionsId}
      data-placement={id}
      data-locked={isLocked || undefined}
      data-dragged={isDragged || undefined}
      style={{ ...describePlace(box, page), ...(tone !== undefined && { '--person': personColorOnPage(tone) }) }}
      {...(isLocked ? {} : listeners)}
      onKeyDown={handleKey}
      onBlur={onBlur}
    >
      {content}
      {isLocked ? null : <CornerHandle data-corner aria-hidden />}
      {isLocked || onRemove === undefined ? null : (
        <RemoveButton type="button" aria-label={removeLabel} onClick={onRemove}>
          <X aria-hidden />
        </RemoveButton>
      )}
    </BoxFrame>
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
