import { Overlay, PenLine, ProgressBar } from '@sigillum/design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';

export interface SigningProps {
  /** How many documents are being signed. */
  count: number;
}

/** Milliseconds after which the person is told that it goes on. */
const longWait = 6000;

/** While the signature is being made. It cannot be left; the opener replaces it by the outcome. */
export default function SigningOverlay({ props }: ModalProps<SigningProps, { name: 'complete' }>) {
  const { formatMessage } = useIntl();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Overlay
      title={<FormattedMessage {...messages.signingTitle} values={{ count: props.count }} />}
      icon={<PenLine />}
      tone="seal"
    >
      <p>
        <FormattedMessage {...messages.signingText} />
      </p>
      <ProgressBar label={formatMessage(messages.signingTitle, { count: props.count })} look="line" />
      <p role="status">{isLong ? <FormattedMessage {...messages.signingLong} /> : null}</p>
    </Overlay>
  );
}
