import type { Colleague, Officers } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
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
  TextLink,
} from '@sigillum/design-system';
import { Trash2 } from '@sigillum/design-system/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { namePerson } from '../../common/name-person.ts';
import { useChange } from '../../forms/use-change.ts';
import { identificationInPersonMessages as messages } from '../in-person-messages.ts';

const People = styled.ul`
  list-style: none;

  li form {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
  }
`;

const nameOf = ({ first_name, last_name, email }: Colleague) => namePerson(first_name, last_name, email);

/** Who of a business checks identity documents of colleagues: people come and go one by one. */
export function OfficersCard({ is_enabled: isEnabled, officers, others }: Officers & { others: readonly Colleague[] }) {
  const { formatMessage } = useIntl();
  const adding = useChange();
  const removing = useChange();
  const { defaultValue: _chosen, ...choice } = adding.field('email');
  const error = adding.error ?? removing.error;
  return (
    <Card>
      <Stack>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.officersTitle} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...messages.officersText} />
        </Text>
        {error && <Banner tone="danger">{error}</Banner>}
        {officers.length === 0 ? (
          <Text weight="medium">
            <FormattedMessage {...messages.officersNone} />
          </Text>
        ) : (
          <People>
            {officers.map((officer) => (
              <li key={officer.id}>
                <removing.fetcher.Form method="post">
                  <input type="hidden" name="intent" value="remove-officer" />
                  <input type="hidden" name="userId" value={officer.id} />
                  <div>
                    <Text weight="medium">{nameOf(officer)}</Text>
                    <Text tone="soft" size="small">
                      {officer.email}
                    </Text>
                  </div>
                  <IconButton
                    type="submit"
                    label={formatMessage(commonMessages.remove, { name: nameOf(officer) })}
                    icon={<Trash2 />}
                    disabled={removing.isBusy}
                  />
                </removing.fetcher.Form>
              </li>
            ))}
          </People>
        )}
        {!isEnabled || others.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage {...(isEnabled ? messages.officersAll : messages.officersResting)} />
          </Text>
        ) : (
          <adding.fetcher.Form method="post" key={officers.length}>
            <input type="hidden" name="intent" value="add-officer" />
            <FormLayout>
              <SelectField
                label={<FormattedMessage {...messages.officerAdd} />}
                placeholder={formatMessage(messages.officerChoose)}
                options={others.map((other) => ({ value: other.email, label: `${nameOf(other)}, ${other.email}` }))}
                {...choice}
                required
              />
              <div>
                <Button type="submit" variant="secondary" isLoading={adding.isBusy}>
                  <FormattedMessage {...messages.officerAddButton} />
                </Button>
              </div>
            </FormLayout>
          </adding.fetcher.Form>
        )}
        <Text>
          <TextLink href="/profile/signature-standards/colleagues">
            <FormattedMessage {...messages.toChecks} />
          </TextLink>
        </Text>
      </Stack>
    </Card>
  );
}
