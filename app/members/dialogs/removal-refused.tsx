import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { RefusalDialog } from '../../modals/refusal-dialog.tsx';
import { membersMessages as messages } from '../messages.ts';

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
  const [title, text] = texts[obstacle];
  return (
    <RefusalDialog title={title} close={close}>
      <Text>
        <FormattedMessage
          {...text}
          values={{ name: <bdi key="name">{name}</bdi>, business: <bdi key="business">{businessName}</bdi> }}
        />
      </Text>
    </RefusalDialog>
  );
}
