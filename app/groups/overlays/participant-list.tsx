import { Stack, Text, X } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { groupsMessages as messages } from '../messages.ts';
import type { Participant } from './participant.ts';
import { PeopleList } from './people-list.tsx';

export interface ParticipantListProps {
  participants: readonly Participant[];
  maxParticipants: number;
  onRemove: (person: Participant) => void;
}

/** Who is in the group, and how many may be. */
export function ParticipantList({ participants, maxParticipants, onRemove }: ParticipantListProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.participants, { count: participants.length, greatest: maxParticipants });
  return (
    <Stack gap={2}>
      <Text weight="medium" aria-live="polite">
        {label}
      </Text>
      {participants.length === 0 ? (
        <Text tone="soft">
          <FormattedMessage {...messages.participantsNone} />
        </Text>
      ) : (
        <PeopleList
          label={label}
          people={participants}
          icon={<X aria-hidden />}
          buttonLabel={(person) => formatMessage(commonMessages.remove, { name: person })}
          onPress={onRemove}
        />
      )}
    </Stack>
  );
}
