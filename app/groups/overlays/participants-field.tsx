import { Email } from '@sigillum/api-contracts/schemas.ts';
import { Plus, Stack, Text, TextField } from '@sigillum/design-system';
import { type ReactNode, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type SearchFor, useSearch } from '../../forms/use-search.ts';
import { groupsMessages as messages } from '../messages.ts';
import { hasParticipant, type Participant } from './participant.ts';
import { PeopleList } from './people-list.tsx';

export interface ParticipantsFieldProps {
  participants: readonly Participant[];
  onAdd: (person: Participant) => void;
  /** Most people the plan allows in a group. */
  maxParticipants: number;
  /** Finds members of the business and people who have signed for it, by name or address. */
  search: SearchFor<Participant>;
  error?: ReactNode;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Finds people by what is typed; a whole address and Enter adds anybody else. */
export function ParticipantsField(props: ParticipantsFieldProps) {
  const { participants, onAdd, maxParticipants, error, inputRef } = props;
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const found = useSearch(text, props.search);
  const isFull = participants.length >= maxParticipants;
  const people = found.status === 'found' ? found.items.filter((one) => !hasParticipant(participants, one)) : [];

  function add(person: Participant) {
    onAdd(person);
    setText('');
    inputRef.current?.focus();
  }

  function addTyped() {
    const email = Email.safeParse(text).data;
    const typed = email === undefined ? undefined : { email, name: '' };
    const person = typed ? (people.find((one) => hasParticipant([one], typed)) ?? typed) : people[0];
    if (!person || (!typed && people.length > 1)) return;
    if (hasParticipant(participants, person)) setText('');
    else add(person);
  }

  return (
    <Stack gap={3}>
      <TextField
        ref={inputRef}
        label={formatMessage(messages.search)}
        hint={formatMessage(isFull ? messages.full : messages.searchHint, { greatest: maxParticipants })}
        error={error}
        value={text}
        readOnly={isFull}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          event.preventDefault();
          addTyped();
        }}
      />
      <div aria-live="polite">
        {found.status === 'searching' && (
          <Text size="small" tone="soft">
            <FormattedMessage {...messages.searching} />
          </Text>
        )}
        {found.status === 'failed' && (
          <Text size="small" tone="warning">
            <FormattedMessage {...messages.searchFailed} />
          </Text>
        )}
        {found.status === 'found' && people.length === 0 && (
          <Text size="small" tone="soft">
            <FormattedMessage {...messages.searchNothing} values={{ query: found.query }} />
          </Text>
        )}
      </div>
      {people.length > 0 && (
        <PeopleList
          label={formatMessage(messages.searchResults)}
          people={people}
          icon={<Plus aria-hidden />}
          buttonLabel={(name) => formatMessage(messages.add, { name })}
          onPress={add}
          isDisabled={isFull}
        />
      )}
    </Stack>
  );
}
