import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import { Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { ActButton } from '../../forms/act-button.tsx';
import type { MessageText } from '../../i18n/define-messages.ts';
import { businessApiUsersMessages as messages } from '../api-users-messages.ts';
import { businessDeveloperMessages as developerMessages } from '../developer-messages.ts';

interface ActProps {
  apiUser: ApiUser;
  intent: 'reset' | 'callback-secret' | 'delete';
  text: MessageText;
  button: MessageText;
}

/** What ends the key: each says before what follows. */
export function ApiUserActs({ apiUser }: Pick<ActProps, 'apiUser'>) {
  return (
    <>
      <Act apiUser={apiUser} intent="reset" text={messages.resetText} button={messages.resetButton} />
      <Act
        apiUser={apiUser}
        intent="callback-secret"
        text={developerMessages.callbackSecret}
        button={developerMessages.newSecret}
      />
      <Act apiUser={apiUser} intent="delete" text={messages.deleteText} button={messages.deleteButton} />
    </>
  );
}

function Act({ apiUser: { username, updatedAt }, intent, text, button }: ActProps) {
  const navigation = useNavigation();
  return (
    <Form method="post" preventScrollReset={intent === 'delete'}>
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <Stack gap={3}>
        <Text tone="soft">
          <FormattedMessage {...text} />
        </Text>
        <Inline>
          <ActButton
            name="intent"
            value={intent}
            variant={intent === 'delete' ? 'danger' : 'secondary'}
            running={navigation}
            of={{ username }}
          >
            <FormattedMessage {...button} />
          </ActButton>
        </Inline>
      </Stack>
    </Form>
  );
}
