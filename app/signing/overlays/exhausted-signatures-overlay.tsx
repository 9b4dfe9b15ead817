import { Button, TriangleAlert } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { ExitNote } from '../components/exit-note.tsx';
import type { ExitOffer } from '../exit-offer.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';

export interface ExhaustedSignaturesProps {
  /** Whether the reader manages the plan, or can only ask whoever does. */
  reader: 'administrator' | 'signer';
  /** Who sent the request. */
  ownerName: string;
  /** The way back to the site that has opened the page. */
  exit?: ExitOffer | undefined;
}

/** `complete` closes the overlay; with `goTo` the opener leads on to the plan. */
export type ExhaustedSignaturesAction = { name: 'retry' } | { name: 'complete'; goTo?: '/business/upgrade' };

/** All signatures of the plan are used up. An administrator can change that now; a signer learns whom to ask, and that nothing is lost. */
export default function ExhaustedSignaturesOverlay(
  modal: ModalProps<ExhaustedSignaturesProps, ExhaustedSignaturesAction>,
) {
  const { isLoading, act } = modal;
  const { reader, ownerName, exit } = modal.props;
  return (
    <OverlayFrame
      modal={modal}
      title={messages.exhaustedTitle}
      icon={<TriangleAlert />}
      tone="warning"
      actions={
        <>
          {reader === 'administrator' ? (
            <Button disabled={isLoading} onClick={() => act({ name: 'complete', goTo: '/business/upgrade' })}>
              <FormattedMessage {...messages.exhaustedToPlan} />
            </Button>
          ) : null}
          <Button
            variant={reader === 'administrator' ? 'secondary' : 'primary'}
            isLoading={isLoading}
            onClick={() => act({ name: 'retry' })}
          >
            <FormattedMessage {...commonMessages.retry} />
          </Button>
        </>
      }
      leave={messages.backToRequest}
      onLeave={() => act({ name: 'complete' })}
    >
      <p>
        <FormattedMessage {...messages.exhaustedText} />
      </p>
      <p>
        <FormattedMessage
          {...(reader === 'administrator' ? messages.exhaustedForAdministrator : messages.exhaustedForSigner)}
          values={{ owner: <bdi key="owner">{ownerName}</bdi> }}
        />
      </p>
      {exit ? <ExitNote exit={exit} isHeld={isLoading} /> : null}
    </OverlayFrame>
  );
}
