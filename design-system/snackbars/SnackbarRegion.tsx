import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent } from 'react';
import { Portal } from '../support/Portal.tsx';
import { Snackbar } from './Snackbar.tsx';
import { Region } from './snackbar-style.ts';
import type { SnackbarQueue } from './snackbar-queue.ts';

export interface SnackbarRegionProps {
  queue: SnackbarQueue;
  /** Name of the region. */
  label: string;
  closeLabel: string;
}

/** Shows a queue's snackbars at the bottom. Time stands still while one is pointed at, has the focus, or the tab is hidden. */
export function SnackbarRegion({ queue, label, closeLabel }: SnackbarRegionProps) {
  const entries = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const regionRef = useRef<HTMLDivElement>(null);
  const cameFromRef = useRef<Element | null>(null);
  const isHeld = isPointedAt || hasFocus;

  // What has gone takes neither pointer nor focus along by an event.
  useEffect(() => {
    if (entries.length === 0) setIsPointedAt(false);
    setHasFocus(regionRef.current?.contains(document.activeElement) ?? false);
  }, [entries]);

  function enterFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setHasFocus(true);
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) cameFromRef.current = relatedTarget;
  }

  /** Whoever closes one by keys goes on with the next, or where they came from. */
  function close(id: number) {
    const isByKeys = regionRef.current?.querySelector(':focus-visible') != null;
    queue.close(id);
    if (!isByKeys) return;
    requestAnimationFrame(() => {
      const next = regionRef.current?.querySelector('button') ?? cameFromRef.current;
      if (next instanceof HTMLElement && document.activeElement === document.body) next.focus({ preventScroll: true });
    });
  }

  useEffect(() => {
    if (!isHeld) return;
    queue.pause();
    return () => queue.resume();
  }, [queue, isHeld]);

  useEffect(() => pauseWhileHidden(queue), [queue]);

  return (
    <Portal>
      <Region
        ref={regionRef}
        data-above-modals
        role="region"
        aria-label={label}
        aria-live="polite"
        onPointerEnter={() => setIsPointedAt(true)}
        onPointerLeave={() => setIsPointedAt(false)}
        onFocus={enterFocus}
        onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
      >
        {entries.map((entry) => (
          <Snackbar key={entry.id} entry={entry} closeLabel={closeLabel} onClose={() => close(entry.id)} />
        ))}
      </Region>
    </Portal>
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
