import { Button, Overlay, Users } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { memberMessages as messages } from '../messages.ts';

export interface DeletionRefusedProps {
  businessName: string;
  otherMembers: number;
  /** Leads to the members, where somebody else can be made administrator. */
  goOn: () => void;
  close: () => void;
}

/** Why the account of an only administrator cannot be deleted, and what to do first. */
export function DeletionRefused({ businessName, otherMembers, goOn, close }: DeletionRefusedProps) {
  return (
    <Overlay
      title={<FormattedMessage {...messages.deleteBlockedTitle} />}
      icon={<Users />}
      tone="warning"
      actions={
        <>
          <Button onClick={goOn}>
            <FormattedMessage {...messages.deleteToMembers} />
          </Button>
          <Button variant="secondary" onClick={close}>
            <FormattedMessage {...messages.deleteKeep} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          {...messages.deleteBlockedText}
          values={{ business: <bdi key="business">{businessName}</bdi>, count: otherMembers }}
        />
      </p>
      <p>
        <FormattedMessage {...messages.deleteBlockedRemedy} />
      </p>
    </Overlay>
  );
}
