import { Heading, Stack, TabPanels, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import { keyPlaceholder, quickStartFile, quickStarts, type QuickStart } from '../write-quick-start.ts';
import { CopiedText } from './copied-text.tsx';

/** First calls that can be copied and run, in several languages. */
export function QuickStartCalls(start: QuickStart) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={3}>
      <Heading level={2} look="title">
        <FormattedMessage {...messages.exampleTitle} />
      </Heading>
      <Text tone="soft">
        <FormattedMessage
          {...messages.exampleText}
          values={{
            file: (
              <code key="file" translate="no">
                {quickStartFile}
              </code>
            ),
            email: (
              <bdi key="email" translate="no">
                {start.email}
              </bdi>
            ),
          }}
        />{' '}
        {start.apiKey === keyPlaceholder && (
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
      <TabPanels
        label={formatMessage(messages.languages)}
        tabs={Object.entries(quickStarts).map(([language, write]) => ({
          id: language,
          label: <span translate="no">{language}</span>,
          content: (
            <CopiedText
              label={formatMessage(messages.example)}
              text={write(start)}
              button={<FormattedMessage {...messages.copyExample} />}
            />
          ),
        }))}
      />
    </Stack>
  );
}
