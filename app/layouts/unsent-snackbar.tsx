import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import { listenForUnsent, type UnsentReason } from '../http/unsent.ts';
import { useModals } from '../modals/modals.tsx';
import { layoutsMessages as messages } from './messages.ts';

const texts = {
  unreachable: messages.unsentUnreachable,
  'logged-out': messages.unsentLoggedOut,
  maintenance: messages.unsentMaintenance,
} as const;

/** Says that a form was not taken, and what to do; until the next one is sent. */
export function UnsentSnackbar() {
  const { snackbars } = useModals();
  const { formatMessage } = useIntl();
  const shownRef = useRef<number>(undefined);

  function close() {
    if (shownRef.current !== undefined) snackbars.close(shownRef.current);
    shownRef.current = undefined;
  }

  const show = useEffectEvent((reason: UnsentReason | undefined) => {
    close();
    if (!reason) return;
    const isLoggedOut = reason === 'logged-out';
    shownRef.current = snackbars.add({
      message: formatMessage(texts[reason]),
      tone: 'danger',
      isIndefinite: true,
      ...(isLoggedOut && {
        action: {
          text: formatMessage(commonMessages.logIn),
          onAction: () => void window.open('/login', '_blank', 'noopener'),
        },
      }),
    });
  });
  useEffect(() => listenForUnsent(show), []);
  return null;
}
