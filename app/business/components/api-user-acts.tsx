import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import { Button, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { MessageText } from '../../i18n/define-messages.ts';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import { businessDeveloperMessages as developerMessages } from '../developer-messages.ts';

interface ActProps {
  apiUser: ApiUser;
  intent: 'reset' | 'callback-secret' | 'delete';
  text: MessageText;
  button: MessageText;
  isBusy: boolean;
}

/** What ends the key: each says before what follows. */
export function ApiUserActs({ apiUser, isBusy }: Pick<ActProps, 'apiUser' | 'isBusy'>) {
  return (
    <>
      <Act {...{ apiUser, isBusy }} intent="reset" text={messages.resetText} button={messages.resetButton} />
      <Act
        {...{ apiUser, isBusy }}
        intent="callback-secret"
        text={developerMessages.callbackSecret}
        button={developerMessages.newSecret}
      />
      <Act {...{ apiUser, isBusy }} intent="delete" text={messages.deleteText} button={messages.deleteButton} />
    </>
  );
}

function Act({ apiUser: { username, updatedAt }, intent, text, button, isBusy }: ActProps) {
  return (
    <Form method="post" preventScrollReset={intent === 'delete'}>
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <Stack gap={3}>
        <Text tone="soft">
          <FormattedMessage {...text} />
        </Text>
        <Inline>
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={intent === 'delete' ? 'danger' : 'secondary'}
            disabled={isBusy}
          >
            <FormattedMessage {...button} />
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
