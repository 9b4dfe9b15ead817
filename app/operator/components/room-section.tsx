import { Card, Heading, Stack } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';

/** A titled part of a page; `isTable` for a table, which reaches the edges of its card. */
export function RoomSection({
  title,
  isTable = false,
  children,
}: {
  title: MessageText;
  isTable?: boolean;
  children: ReactNode;
}) {
  return (
    <Stack gap={3}>
      <Heading level={2}>
        <FormattedMessage {...title} />
      </Heading>
      <Card tag="div" padding={isTable ? 'none' : 'roomy'}>
        {children}
      </Card>
    </Stack>
  );
}
