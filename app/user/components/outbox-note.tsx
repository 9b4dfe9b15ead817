import { Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useRoot } from '../../layouts/use-root.ts';
import { profileMessages as messages } from '../profile-messages.ts';

/** Says that nothing is really sent, where that is so. */
export function OutboxNote() {
  if (!useRoot().hasOutbox) return null;
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
