import type { SealMember } from '@sigillum/api-contracts/seals/schemas.ts';
import {
  Banner,
  Button,
  Card,
  FormLayout,
  Heading,
  IconButton,
  SelectField,
  Stack,
  Text,
} from '@sigillum/design-system';
import { Trash2 } from '@sigillum/design-system/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { namePerson } from '../../common/name-person.ts';
import { sealsMessages as messages } from '../messages.ts';
import { useChange } from '../../forms/use-change.ts';

const People = styled.ul`
  list-style: none;

  li form {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
  }
`;

const nameOf = ({ firstName, lastName }: SealMember) => namePerson(firstName, lastName);

/** Who may seal: people come and go one by one. */
export function SealMembersCard({
  members,
  others,
}: {
  members: readonly SealMember[];
  others: readonly SealMember[];
}) {
  const intl = useIntl();
  const adding = useChange();
  const removing = useChange();
  const { defaultValue: _chosen, ...choice } = adding.field('email');
  const error = adding.error ?? removing.error;
  return (
    <Card>
      <Stack>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.members} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...messages.membersText} />
        </Text>
        {error && <Banner tone="danger">{error}</Banner>}
        {members.length === 0 ? (
          <Text weight="medium">
            <FormattedMessage {...messages.membersNone} />
          </Text>
        ) : (
          <People>
            {members.map((member) => (
              <li key={member.id}>
                <removing.fetcher.Form method="post">
                  <input type="hidden" name="intent" value="remove-member" />
                  <input type="hidden" name="email" value={member.email} />
                  <div>
                    <Text weight="medium">{nameOf(member)}</Text>
                    <Text tone="soft" size="small">
                      {member.email}
                    </Text>
                  </div>
                  <IconButton
                    type="submit"
                    label={intl.formatMessage(commonMessages.remove, { name: nameOf(member) })}
                    icon={<Trash2 />}
                    disabled={removing.isBusy}
                  />
                </removing.fetcher.Form>
              </li>
            ))}
          </People>
        )}
        {others.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage {...messages.membersAll} />
          </Text>
        ) : (
          <adding.fetcher.Form method="post" key={members.length}>
            <input type="hidden" name="intent" value="add-member" />
            <FormLayout>
              <SelectField
                label={<FormattedMessage {...messages.memberAdd} />}
                placeholder={intl.formatMessage(messages.memberChoose)}
                options={others.map((other) => ({ value: other.email, label: `${nameOf(other)}, ${other.email}` }))}
                {...choice}
                required
              />
              <div>
                <Button type="submit" variant="secondary" isLoading={adding.isBusy}>
                  <FormattedMessage {...messages.memberAddButton} />
                </Button>
              </div>
            </FormLayout>
          </adding.fetcher.Form>
        )}
      </Stack>
    </Card>
  );
}
