import { Heading, Stack, Text, TextLink } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { GuardUnsaved } from '../../signature-requests/guard-unsaved.tsx';
import { identificationDirectMessages as directMessages } from '../direct-messages.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';

interface WayFrameProps {
  title: ReactNode;
  text: ReactNode;
  /** Of whoever came from a document, to which the way back leads. */
  documentHref?: string | undefined;
  children: ReactNode;
}

/** Head of the pages on the way to an identification: the way back, title, and what one needs to know. */
export function WayFrame({ title, text, documentHref, children }: WayFrameProps) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text>
          <TextLink href={documentHref ?? '/profile/signature-standards'}>
            <FormattedMessage {...(documentHref === undefined ? messages.back : directMessages.back)} />
          </TextLink>
        </Text>
        <Heading level={1}>{title}</Heading>
        <Text tone="soft">{text}</Text>
      </Stack>
      <GuardUnsaved>{children}</GuardUnsaved>
    </Stack>
  );
}
