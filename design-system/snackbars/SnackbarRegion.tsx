import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { CircleAlert, CircleCheck, TriangleAlert, X } from '../icons.ts';
import { Portal } from '../support/Portal.tsx';
import { theme } from '../theme/theme.ts';
import { zIndex } from '../tokens/z-index.ts';
import type { SnackbarEntry, SnackbarQueue } from './snackbar-queue.ts';

export interface SnackbarRegionProps {
  queue: SnackbarQueue;
  /** Name of the region. */
  label: string;
  closeLabel: string;
}

const swipeDistance = 50;
const icons = { neutral: null, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
const rise = keyframes`from { opacity: 0; translate: 0 16px; }`;

const Region = styled.div`
  position: fixed;
  right: ${theme.space[4]};
  bottom: ${theme.space[4]};
  left: ${theme.space[4]};
  z-index: ${zIndex.snackbar};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[2]};
  pointer-events: none;

  ${from.sm} { right: auto; bottom: ${theme.space[5]}; left: ${theme.space[5]}; align-items: flex-start; }
`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  max-width: 480px;
  min-height: 52px;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  box-shadow: ${theme.elevation.floating};
  pointer-events: auto;
  touch-action: pan-y;
  translate: var(--swiped, 0) 0;
  animation: ${rise} ${theme.motion.calm} ${theme.motion.curve};

  > svg { flex: none; width: 20px; height: 20px; }
  p { flex: 1; min-width: 0; overflow-wrap: anywhere; }

  button {
    display: inline-grid;
    place-items: center;
    flex: none;
    min-width: 36px;
    min-height: 36px;
    padding: 0 ${theme.space[2]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: inherit;
    font-weight: 600;
    cursor: pointer;

    &:hover { background: rgb(255 255 255 / 0.14); }
    &:focus-visible { outline-color: ${theme.color.onInk}; outline-offset: -2px; }
    svg { width: 18px; height: 18px; }
  }
  button[data-action] { text-decoration: underline; text-underline-offset: 0.25em; text-decoration-thickness: 1px; }
`;

/** Shows a queue's snackbars at the bottom. Time stands still while one is pointed at, has the focus, or the tab is hidden. */
export function SnackbarRegion({ queue, label, closeLabel }: SnackbarRegionProps) {
  const entries = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = (isPointedAt || hasFocus) && entries.length > 0;

  useEffect(() => {
    if (!isHeld) return;
    queue.pause();
    return () => queue.resume();
  }, [queue, isHeld]);

  useEffect(() => pauseWhileHidden(queue), [queue]);

  return (
    <Portal>
      <Region
        data-above-modals
        role="region"
        aria-label={label}
        aria-live="polite"
        onPointerEnter={() => setIsPointedAt(true)}
        onPointerLeave={() => setIsPointedAt(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
      >
        {entries.map((entry) => (
          <Snackbar key={entry.id} entry={entry} closeLabel={closeLabel} onClose={() => queue.close(entry.id)} />
        ))}
      </Region>
    </Portal>
  );
}

function Snackbar({ entry, closeLabel, onClose }: { entry: SnackbarEntry; closeLabel: string; onClose: () => void }) {
  const swipeStartRef = useRef<number>(undefined);
  const [swiped, setSwiped] = useState(0);
  const Icon = icons[entry.tone ?? 'neutral'];

  function startSwipe(event: PointerEvent<HTMLDivElement>) {
    if ((event.target as Element).closest('button') !== null) return;
    swipeStartRef.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function endSwipe() {
    swipeStartRef.current = undefined;
    if (Math.abs(swiped) > swipeDistance) onClose();
    else setSwiped(0);
  }

  return (
    <Strip
      data-tone={entry.tone}
      style={{ '--swiped': `${swiped}px` } as CSSProperties}
      onPointerDown={startSwipe}
      onPointerMove={(event) => swipeStartRef.current !== undefined && setSwiped(event.clientX - swipeStartRef.current)}
      onPointerUp={endSwipe}
      onPointerCancel={endSwipe}
    >
      {Icon === null ? null : <Icon aria-hidden />}
      <p>{entry.message}</p>
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
      {entry.isDismissible === false ? null : (
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden />
        </button>
      )}
    </Strip>
  );
}

function pauseWhileHidden(queue: SnackbarQueue): () => void {
  let isPaused = false;
  const follow = () => {
    const isHidden = document.visibilityState === 'hidden';
    if (isHidden === isPaused) return;
    isPaused = isHidden;
    if (isHidden) queue.pause();
    else queue.resume();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    if (isPaused) queue.resume();
  };
}
