import { Heading, Stack, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';

interface RoomPageProps {
  title: MessageText;
  text: MessageText;
  children: ReactNode;
}

/** One page of the operator's room: its name, what it is for, and what it shows. */
export function RoomPage({ title, text, children }: RoomPageProps) {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>
          <FormattedMessage {...title} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...text} />
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

/** A name as logs and settings have it: the same in every language. */
export const Name = ({ children }: { children: ReactNode }) => <code translate="no">{children}</code>;
