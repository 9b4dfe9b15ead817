import type { Observer } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Button, Eye } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { signatureRequestsSignerMessages } from '../signer-messages.ts';
import { ObserverList } from './observer-list.tsx';
import { StepSection } from './step-section.tsx';

export interface ObserversSectionProps {
  observers: readonly Observer[];
  onAddObserver: () => void;
  onAddObserverGroup: () => void;
  onRemoveObserver: (observer: Observer) => void;
}

/** Who looks on. */
export function ObserversSection({
  observers,
  onAddObserver,
  onAddObserverGroup,
  onRemoveObserver,
}: ObserversSectionProps) {
  return (
    <StepSection
      title={<FormattedMessage {...messages.observersTitle} />}
      text={<FormattedMessage {...messages.observersText} />}
      actions={
        <>
          <Button variant="quiet" onClick={onAddObserverGroup}>
            <FormattedMessage {...signatureRequestsSignerMessages.addObserverGroup} />
          </Button>
          <Button variant="secondary" icon={<Eye aria-hidden />} onClick={onAddObserver}>
            <FormattedMessage {...signatureRequestsSignerMessages.addObserver} />
          </Button>
        </>
      }
    >
      <ObserverList observers={observers} onRemove={onRemoveObserver} />
    </StepSection>
  );
}
