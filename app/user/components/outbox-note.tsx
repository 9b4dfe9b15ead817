import { Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useRoot } from '../../layouts/use-root.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';

/** Says that mails, or text messages, are not really sent, where that is so. */
export function OutboxNote({ kind }: { kind: 'mail' | 'sms' }) {
  const { hasOutbox, hasSmsOutbox } = useRoot();
  if (!(kind === 'sms' ? hasSmsOutbox : hasOutbox)) return null;
  const link = (text: React.ReactNode[]) => (
    <TextLink key="link" href="/outbox" target="_blank">
      {text}
    </TextLink>
  );
  return (
    <Text size="small" tone="soft">
      <FormattedMessage {...messages.outbox} values={{ link }} />
    </Text>
  );
}
