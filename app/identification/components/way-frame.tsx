import { Heading, Stack, Text, TextLink } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';

/** Head of the pages on the way to an identification: the way back, title, and what one needs to know. */
export function WayFrame({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text>
          <TextLink href="/profile/signature-standards">
            <FormattedMessage {...messages.back} />
          </TextLink>
        </Text>
        <Heading level={1}>{title}</Heading>
        <Text tone="soft">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
