import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import {
  Banner,
  Button,
  Card,
  FormLayout,
  Heading,
  IconButton,
  Inline,
  SelectField,
  Stack,
  Text,
  TextLink,
} from '@sigillum/design-system';
import { Trash2 } from '@sigillum/design-system/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { sealsMessages as messages } from '../messages.ts';

export interface SealProgramsCardProps {
  /** Names of those that may seal. */
  usernames: readonly string[];
  /** Every API user of the business. */
  apiUsers: readonly ApiUser[];
}

/** Which programs may seal: they come and go one by one. */
export function SealProgramsCard({ usernames, apiUsers }: SealProgramsCardProps) {
  const intl = useIntl();
  const adding = useChange();
  const removing = useChange();
  const { defaultValue: _chosen, ...choice } = adding.field('email');
  const error = adding.error ?? removing.error;
  const others = apiUsers.filter(({ username }) => !usernames.includes(username));
  const describe = (username: string) => apiUsers.find((one) => one.username === username)?.description ?? username;
  return (
    <Card>
      <Stack>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.programs} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...(apiUsers.length ? messages.programsText : messages.programsNone)} />
        </Text>
        {error && <Banner tone="danger">{error}</Banner>}
        {usernames.map((username) => (
          <removing.fetcher.Form method="post" key={username}>
            <input type="hidden" name="intent" value="remove-member" />
            <input type="hidden" name="email" value={username} />
            <Inline gap={3} style={{ flexWrap: 'nowrap', justifyContent: 'space-between' }}>
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Text weight="medium">{describe(username)}</Text>
                <Text tone="soft" size="small">
                  <code translate="no">{username}</code>
                </Text>
              </div>
              <IconButton
                type="submit"
                label={intl.formatMessage(commonMessages.remove, { name: describe(username) })}
                icon={<Trash2 />}
                disabled={removing.isBusy}
              />
            </Inline>
          </removing.fetcher.Form>
        ))}
        {others.length > 0 && (
          <adding.fetcher.Form method="post" key={usernames.length}>
            <input type="hidden" name="intent" value="add-member" />
            <FormLayout>
              <SelectField
                label={<FormattedMessage {...messages.programAdd} />}
                placeholder={intl.formatMessage(messages.programChoose)}
                options={others.map(({ username, description }) => ({
                  value: username,
                  label: `${description}, ${username}`,
                }))}
                {...choice}
                required
              />
              <div>
                <Button type="submit" variant="secondary" isLoading={adding.isBusy}>
                  <FormattedMessage {...messages.programAddButton} />
                </Button>
              </div>
            </FormLayout>
          </adding.fetcher.Form>
        )}
        <Text>
          <TextLink href="/business/developers/api">
            <FormattedMessage {...messages.toPrograms} />
          </TextLink>
        </Text>
      </Stack>
    </Card>
  );
}
