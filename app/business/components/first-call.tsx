import { Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import { keyPlaceholder, writeFirstCall } from '../write-first-call.ts';
import { CopiedText } from './copied-text.tsx';

export interface FirstCallProps {
  publicUrl: string;
  username: string;
  /** The key, or what stands in its place. */
  keyText: string;
}

/** An example that can be copied and run. */
export function FirstCall({ publicUrl, username, keyText }: FirstCallProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={3}>
      <Heading level={2} look="title">
        <FormattedMessage {...messages.exampleTitle} />
      </Heading>
      <Text tone="soft">
        <FormattedMessage {...messages.exampleText} />{' '}
        {keyText === keyPlaceholder && (
          <FormattedMessage
            {...messages.examplePlaceholder}
            values={{
              placeholder: (
                <code key="word" translate="no">
                  {keyPlaceholder}
                </code>
              ),
            }}
          />
        )}
      </Text>
      <CopiedText
        label={formatMessage(messages.example)}
        text={writeFirstCall(publicUrl, username, keyText)}
        button={<FormattedMessage {...messages.copyExample} />}
      />
    </Stack>
  );
}
