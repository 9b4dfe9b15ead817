import { Button, Dialog, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { memberMessages as messages } from '../messages.ts';

export interface RemovalRefusedProps {
  obstacle: 'self' | 'last admin';
  /** The member who cannot be removed. */
  name: string;
  businessName: string;
  close: () => void;
}

const texts = {
  self: [messages.removeSelfTitle, messages.removeSelfText],
  'last admin': [messages.lastAdminTitle, messages.lastAdminText],
} as const;

/** Why a member cannot be removed, and what to do instead. */
export function RemovalRefused({ obstacle, name, businessName, close }: RemovalRefusedProps) {
  const { formatMessage } = useIntl();
  const [title, text] = texts[obstacle];
  return (
    <Dialog
      size="small"
      title={<FormattedMessage {...title} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      actions={
        <Button onClick={close}>
          <FormattedMessage {...commonMessages.close} />
        </Button>
      }
    >
      <Text>
        <FormattedMessage
          {...text}
          values={{ name: <bdi key="name">{name}</bdi>, business: <bdi key="business">{businessName}</bdi> }}
        />
      </Text>
    </Dialog>
  );
}
