import { Card, Heading, Stack, Text } from '@sigillum/design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import type { QuickStart } from '../write-quick-start.ts';
import { CopiedText } from './copied-text.tsx';
import { QuickStartCalls } from './quick-start.tsx';

/** A key that was just made. */
export interface MadeKey {
  username: string;
  key: string;
}

interface ApiKeyCardProps {
  made: MadeKey;
  /** Of a key that may send. */
  start: Pick<QuickStart, 'publicUrl' | 'email'> | undefined;
}

/** A new key, this once, with first calls that hold it where it may make them. */
export function ApiKeyCard({ made: { username, key }, start }: ApiKeyCardProps) {
  const { formatMessage } = useIntl();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // It stands above the form that has made it.
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <Card look="raised">
      <Stack gap={5}>
        <Stack gap={3}>
          <Heading level={2} ref={headingRef} tabIndex={-1}>
            <FormattedMessage
              {...messages.keyTitle}
              values={{
                username: (
                  <bdi key="name" translate="no">
                    <BreakableAddress text={username} />
                  </bdi>
                ),
              }}
            />
          </Heading>
          <Text tone="soft">
            <FormattedMessage {...messages.keyText} />
          </Text>
          <CopiedText
            label={formatMessage(messages.key)}
            text={key}
            button={<FormattedMessage {...messages.copyKey} />}
          />
        </Stack>
        {start && <QuickStartCalls {...start} username={username} apiKey={key} />}
      </Stack>
    </Card>
  );
}
