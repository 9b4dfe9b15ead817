import { Heading, Stack, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';

export interface PlainFrameProps {
  title: MessageText;
  values?: Record<string, number>;
  /** What the request is called. */
  subject: string;
  children: ReactNode;
}

/** What every such page has: what it asks, and about which request. */
export function PlainFrame({ title, values, subject, children }: PlainFrameProps) {
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>
          <FormattedMessage {...title} values={values} />
        </Heading>
        <Text tone="soft">
          <bdi>{subject}</bdi>
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}
