import { useEffect, useRef } from 'react';
import type { Flash } from '../http/flash.ts';
import { useModals } from './modals.tsx';

/** In words: the page may not have the texts of the screen that it came from. */
export interface FlashText extends Pick<Flash, 'tone'> {
  message: string;
}

/** Shows, once, the snackbar that a redirect has left behind. */
export function FlashSnackbar({ flash }: { flash: FlashText | undefined }) {
  const { snackbars } = useModals();
  const shownRef = useRef<FlashText>(undefined);
  useEffect(() => {
    if (!flash || shownRef.current === flash) return;
    shownRef.current = flash;
    snackbars.add(flash);
  }, [flash, snackbars]);
  return null;
}
