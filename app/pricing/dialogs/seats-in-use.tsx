import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { RefusalDialog } from '../../modals/refusal-dialog.tsx';
import { pricingSeatMessages as messages } from '../seat-messages.ts';

export interface SeatsInUseProps {
  businessName: string;
  seats: number;
  members: number;
  close: () => void;
}

/** Why no seat can be removed, and what comes first. */
export function SeatsInUse({ businessName, seats, members, close }: SeatsInUseProps) {
  return (
    <RefusalDialog title={messages.removeTitle} close={close}>
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
    </RefusalDialog>
  );
}
