import { Hourglass } from '@sigillum/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { useCountdown } from '../use-countdown.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

export interface SigningLockedProps {
  /** Seconds until it is worth trying again, as the API says. */
  retryIn: number;
  /** Who signs, and since when, where that is known. */
  by?: string | null;
  since?: string | null;
}

/** So often it is tried again by itself, each time a second later, before the person is asked. */
const quietTries = 6;

/**
 * Another person signs this very moment. Tries again by itself: `retry` throws while the lock lasts, which leaves the overlay open; every
 * other outcome replaces it.
 */
export default function SigningLockedOverlay(modal: ModalProps<SigningLockedProps, { name: 'retry' | 'complete' }>) {
  const { props, isLoading, act } = modal;
  const format = useFormat();
  const [tries, setTries] = useState(0);
  const isQuiet = tries < quietTries;
  const left = useCountdown(props.retryIn + tries, tries);

  function retry() {
    setTries(tries + 1);
    act({ name: 'retry' });
  }
  const retryWhenDue = useEffectEvent(() => {
    if (left === 0 && isQuiet && !isLoading) retry();
  });
  useEffect(() => retryWhenDue(), [left, isLoading]);

  return (
    <OutcomeFrame
      // While the lock lasts, each try fails.
      modal={{ ...modal, error: undefined }}
      title={messages.lockedTitle}
      icon={<Hourglass />}
      tone="warning"
      remedy={{ text: messages.retryNow, act: retry }}
    >
      {props.since ? (
        <p>
          <FormattedMessage
            {...messages.lockedBy}
            values={{
              who: props.by ? 'named' : 'other',
              name: <bdi key="name">{props.by}</bdi>,
              time: format.time(props.since),
            }}
          />
        </p>
      ) : null}
      <p>
        <FormattedMessage {...messages.lockedText} />
      </p>
      <p role="status">
        <FormattedMessage {...(isQuiet ? messages.lockedQuiet : messages.lockedLong)} />
      </p>
    </OutcomeFrame>
  );
}
