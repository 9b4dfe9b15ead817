import { Button, Overlay, Users } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { groupMessages as messages } from '../messages.ts';

/** No further group is possible, and what to do about it. */
export function GroupLimit({ greatest, close }: { greatest: number; close: () => void }) {
  return (
    <Overlay
      title={<FormattedMessage {...messages.limitTitle} />}
      icon={<Users />}
      tone="warning"
      actions={
        <Button onClick={close}>
          <FormattedMessage {...commonMessages.close} />
        </Button>
      }
    >
      <p>
        <FormattedMessage {...messages.limitText} values={{ greatest }} />
      </p>
    </Overlay>
  );
}
