import { Button, Dialog, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { pricingMessages as messages } from '../messages.ts';

export interface SeatsInUseProps {
  businessName: string;
  seats: number;
  members: number;
  close: () => void;
}

/** Why no seat can be removed, and what comes first. */
export function SeatsInUse({ businessName, seats, members, close }: SeatsInUseProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      size="small"
      title={<FormattedMessage {...messages.removeTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      actions={
        <Button onClick={close}>
          <FormattedMessage {...commonMessages.close} />
        </Button>
      }
    >
      <Stack>
        <Text>
          <FormattedMessage
            {...messages.removeText}
            values={{ business: <bdi key="business">{businessName}</bdi>, seats, members }}
          />
        </Text>
        <Text>
          <FormattedMessage {...messages.removeNone} />
        </Text>
      </Stack>
    </Dialog>
  );
}
