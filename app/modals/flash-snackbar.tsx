import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Flash } from '../http/flash.ts';
import { useModals } from './modals.tsx';

/** Shows, once, the snackbar that a redirect has left behind. */
export function FlashSnackbar({ flash }: { flash: Flash | undefined }) {
  const { snackbars } = useModals();
  const intl = useIntl();
  const shownRef = useRef<Flash>(undefined);
  useEffect(() => {
    if (!flash || shownRef.current === flash) return;
    shownRef.current = flash;
    snackbars.add({ message: intl.formatMessage({ id: flash.id }, flash.values), tone: flash.tone });
  }, [flash, intl, snackbars]);
  return null;
}
