import { useEffect, useState, useSyncExternalStore } from 'react';
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
