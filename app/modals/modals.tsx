import { SnackbarQueue, SnackbarRegion } from '@sigillum/design-system';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { commonMessages } from '../common/messages.ts';
import { layoutsMessages } from '../layouts/messages.ts';
import { ModalHost } from './modal-host.tsx';
import { createDialogStore, createOverlayStore, type ModalStore } from './modal-store.ts';
import { useDoublePress } from './use-double-press.ts';

/** What floats above the screens: at most one dialog, at most one overlay, and a queue of snackbars. */
export interface Modals {
  dialogs: ModalStore;
  overlays: ModalStore;
  snackbars: SnackbarQueue;
}

/** A set of its own for each app, each test and each story. */
export const createModals = (): Modals => ({
  dialogs: createDialogStore(),
  overlays: createOverlayStore(),
  snackbars: new SnackbarQueue(),
});

const ModalsContext = createContext<Modals | null>(null);

export function useModals(): Modals {
  const modals = useContext(ModalsContext);
  if (!modals) throw new Error('useModals is called outside ModalsProvider.');
  return modals;
}

/** A dialog belongs to the page it was opened on; going elsewhere closes it. */
function useCloseOnLeave({ dialogs }: Modals): void {
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  // Before the new page's own effects, which may open a dialog that belongs to it.
  useLayoutEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    const open = dialogs.getSnapshot();
    if (open) dialogs.close(open.id);
  }, [pathname, dialogs]);
}

/** Makes the stores once per app and renders what is in them. */
export function ModalsProvider({ children, modals: given }: { children: ReactNode; modals?: Modals }) {
  const intl = useIntl();
  const [modals] = useState(() => given ?? createModals());
  useCloseOnLeave(modals);
  useDoublePress();
  return (
    <ModalsContext value={modals}>
      {children}
      <ModalHost store={modals.dialogs} />
      <ModalHost store={modals.overlays} />
      <SnackbarRegion
        queue={modals.snackbars}
        label={intl.formatMessage(layoutsMessages.snackbars)}
        closeLabel={intl.formatMessage(commonMessages.close)}
      />
    </ModalsContext>
  );
}
