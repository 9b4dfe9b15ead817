import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { CircleAlert, CircleCheck, TriangleAlert, X } from '../icons.ts';
import { Strip } from './snackbar-style.ts';
import { useAttachment } from './use-attachment.ts';
import type { SnackbarEntry } from './snackbar-queue.ts';

export interface SnackbarProps {
  entry: SnackbarEntry;
  closeLabel: string;
  onClose: () => void;
}

/** Swiped any further than that, in px, it goes. */
const swipeDistance = 50;
const icons = { neutral: null, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/** One snackbar: message, action, close button; swiped over 50 px it goes. */
export function Snackbar({ entry, closeLabel, onClose }: SnackbarProps) {
  const stripRef = useRef<HTMLDivElement>(null);
  const swipeStartRef = useRef<number>(undefined);
  const [swiped, setSwiped] = useState(0);
  const Icon = icons[entry.tone ?? 'neutral'];

  const isDismissible = entry.isDismissible !== false;
  useAttachment(stripRef, entry.attachTo);

  function startSwipe(event: PointerEvent<HTMLDivElement>) {
    if (!isDismissible || event.button !== 0 || (event.target as Element).closest('button') !== null) return;
    swipeStartRef.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function springBack() {
    swipeStartRef.current = undefined;
    setSwiped(0);
  }

  function endSwipe() {
    if (Math.abs(swiped) > swipeDistance) onClose();
    else springBack();
  }

  return (
    <Strip
      ref={stripRef}
      data-tone={entry.tone}
      style={{ '--swiped': `${swiped}px` }}
      onPointerDown={startSwipe}
      onPointerMove={(event) => swipeStartRef.current !== undefined && setSwiped(event.clientX - swipeStartRef.current)}
      onPointerUp={endSwipe}
      onPointerCancel={springBack}
    >
      {Icon === null ? null : <Icon aria-hidden />}
      <p>
        {entry.heading === undefined ? null : <strong>{entry.heading}</strong>}
        {entry.message}
      </p>
      {entry.action === undefined ? null : (
        <button
          type="button"
          data-action
          onClick={() => {
            entry.action?.onAction();
            onClose();
          }}
        >
          {entry.action.text}
        </button>
      )}
      {isDismissible ? (
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden />
        </button>
      ) : null}
    </Strip>
  );
}
