import type { SealMember } from '@sigillum/api-contracts/seals/schemas.ts';
import { namePerson } from '../../common/name-person.ts';
import { PeopleCard } from '../../common/people-card.tsx';
import { sealsMessages } from '../messages.ts';

const messages = {
  title: sealsMessages.members,
  text: sealsMessages.membersText,
  none: sealsMessages.membersNone,
  add: sealsMessages.memberAdd,
  choose: sealsMessages.memberChoose,
  addButton: sealsMessages.memberAddButton,
};

const list = (members: readonly SealMember[]) =>
  members.map(({ id, firstName, lastName, email }) => ({ id, name: namePerson(firstName, lastName), email }));

/** Who may seal. */
export function SealMembersCard({
  members,
  others,
}: {
  members: readonly SealMember[];
  others: readonly SealMember[];
}) {
  return (
    <PeopleCard
      messages={messages}
      people={list(members)}
      others={list(others)}
      closed={others.length === 0 ? sealsMessages.membersAll : undefined}
      addIntent="add-member"
      removeIntent="remove-member"
      removeBy={{ field: 'email', value: 'email' }}
    />
  );
}
