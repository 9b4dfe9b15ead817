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
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useChange } from '../forms/use-change.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { commonMessages } from './messages.ts';

const People = styled.ul`
  list-style: none;

  li form {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
  }
`;

interface ListedPerson {
  id: string;
  name: string;
  email: string;
}

export interface PeopleCardProps {
  /** `none`: nobody has it. `add`, `choose`, `addButton`: of the form that gives it to one more. */
  messages: Readonly<Record<'title' | 'text' | 'none' | 'add' | 'choose' | 'addButton', MessageText>>;
  people: readonly ListedPerson[];
  /** Whom it may be given, too. */
  others: readonly ListedPerson[];
  /** Why nobody can be added now; it stands in the form's place. */
  closed?: MessageText | undefined;
  /** Intents of the page's action; who is added is named by `email`, who is removed by `removeBy`. */
  addIntent: string;
  removeIntent: string;
  removeBy: { field: string; value: 'id' | 'email' };
  children?: ReactNode;
}

/** People who may do something, who come and go one by one. */
export function PeopleCard({ messages, people, others, closed, removeBy, children, ...props }: PeopleCardProps) {
  const { formatMessage } = useIntl();
  const adding = useChange();
  const removing = useChange();
  const { defaultValue: _chosen, ...choice } = adding.field('email');
  const error = adding.error ?? removing.error;
  return (
    <Card>
      <Stack>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...messages.text} />
        </Text>
        {error && <Banner tone="danger">{error}</Banner>}
        {people.length === 0 ? (
          <Text weight="medium">
            <FormattedMessage {...messages.none} />
          </Text>
        ) : (
          <People>
            {people.map((person) => (
              <li key={person.id}>
                <removing.fetcher.Form method="post">
                  <input type="hidden" name="intent" value={props.removeIntent} />
                  <input type="hidden" name={removeBy.field} value={person[removeBy.value]} />
                  <div>
                    <Text weight="medium">{person.name}</Text>
                    <Text tone="soft" size="small">
                      {person.email}
                    </Text>
                  </div>
                  <IconButton
                    type="submit"
                    label={formatMessage(commonMessages.remove, { name: person.name })}
                    icon={<Trash2 />}
                    disabled={removing.isBusy}
                  />
                </removing.fetcher.Form>
              </li>
            ))}
          </People>
        )}
        {closed ? (
          <Text tone="soft">
            <FormattedMessage {...closed} />
          </Text>
        ) : (
          <adding.fetcher.Form method="post" key={people.length}>
            <input type="hidden" name="intent" value={props.addIntent} />
            <FormLayout>
              <SelectField
                label={<FormattedMessage {...messages.add} />}
                placeholder={formatMessage(messages.choose)}
                options={others.map(({ name, email }) => ({ value: email, label: `${name}, ${email}` }))}
                {...choice}
                required
              />
              <div>
                <Button type="submit" variant="secondary" isLoading={adding.isBusy}>
                  <FormattedMessage {...messages.addButton} />
                </Button>
              </div>
            </FormLayout>
          </adding.fetcher.Form>
        )}
        {children}
      </Stack>
    </Card>
  );
}
