import type { Colleague, Officers } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import { Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { namePerson } from '../../common/name-person.ts';
import { PeopleCard } from '../../common/people-card.tsx';
import { identificationInPersonMessages as texts } from '../in-person-messages.ts';

const messages = {
  title: texts.officersTitle,
  text: texts.officersText,
  none: texts.officersNone,
  add: texts.officerAdd,
  choose: texts.officerChoose,
  addButton: texts.officerAddButton,
};

const list = (people: readonly Colleague[]) =>
  people.map(({ id, first_name, last_name, email }) => ({ id, name: namePerson(first_name, last_name, email), email }));

/** Who of a business checks identity documents of colleagues. */
export function OfficersCard({ is_enabled: isEnabled, officers, others }: Officers & { others: readonly Colleague[] }) {
  const nobodyLeft = others.length === 0 ? texts.officersAll : undefined;
  return (
    <PeopleCard
      messages={messages}
      people={list(officers)}
      others={list(others)}
      closed={isEnabled ? nobodyLeft : texts.officersResting}
      addIntent="add-officer"
      removeIntent="remove-officer"
      removeBy={{ field: 'userId', value: 'id' }}
    >
      <Text>
        <TextLink href="/profile/signature-standards/colleagues">
          <FormattedMessage {...texts.toChecks} />
        </TextLink>
      </Text>
    </PeopleCard>
  );
}
