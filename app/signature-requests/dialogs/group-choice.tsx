import { Button, Plus, RadioCards, Stack, Text, TextField } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';

/** A group of people of a business, of whom one signs for all. */
export interface SignerGroup {
  id: string;
  name: string;
  memberCount: number;
  /** Signs the request already, or observes it, whatever the group is chosen for. */
  isAdded?: boolean;
}

/** What a plan allows (settings, signerGroups). */
export interface GroupLimits {
  maxGroups: number;
  /** People in a group. */
  maxParticipants: number;
}

export interface GroupChoiceProps {
  purpose: 'sign' | 'observe';
  groups: readonly SignerGroup[];
  limits: GroupLimits;
  error: string | undefined;
  create: (() => void) | undefined;
}

/** From how many groups on there is something to search. */
const leastToSearch = 6;

/** The groups as cards of the form's field `groupId`; what cannot be chosen says why. */
export function GroupChoice({ purpose, groups, limits, error, create }: GroupChoiceProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = groups.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <Stack gap={4}>
      {groups.length < leastToSearch ? null : (
        <Stack gap={1}>
          <TextField
            type="search"
            label={formatMessage(messages.groupSearch)}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Text size="small" tone="soft" role="status">
            <FormattedMessage {...messages.groupFound} values={{ count: found.length }} />
          </Text>
        </Stack>
      )}
      {found.length === 0 ? null : (
        <RadioCards
          label={formatMessage(messages.groupChoice)}
          name="groupId"
          leastCardWidth={200}
          error={error}
          options={found.map((group) => {
            const reason = findHindrance(group, limits, purpose);
            return {
              value: group.id,
              label: <bdi>{group.name}</bdi>,
              description: formatMessage(messages.groupMembers, { count: group.memberCount }),
              ...(reason && {
                isDisabled: true,
                disabledReason: formatMessage(reason, { limit: limits.maxParticipants }),
                ...(group.memberCount === 0 && { description: undefined }),
              }),
            };
          })}
        />
      )}
      <Creation isFull={groups.length >= limits.maxGroups} limit={limits.maxGroups} create={create} />
    </Stack>
  );
}

function findHindrance(
  { isAdded, memberCount }: SignerGroup,
  { maxParticipants }: GroupLimits,
  purpose: GroupChoiceProps['purpose'],
) {
  if (isAdded) return purpose === 'observe' ? messages.groupObserves : messages.groupAdded;
  if (memberCount === 0) return messages.groupEmpty;
  return memberCount > maxParticipants ? messages.groupTooLarge : undefined;
}

function Creation({ isFull, limit, create }: { isFull: boolean; limit: number; create: (() => void) | undefined }) {
  if (!create) return null;
  return isFull ? (
    <Text size="small" tone="soft">
      <FormattedMessage {...messages.groupLimit} values={{ limit }} />
    </Text>
  ) : (
    <div>
      <Button variant="quiet" size="small" icon={<Plus aria-hidden />} onClick={create}>
        <FormattedMessage {...messages.groupCreate} />
      </Button>
    </div>
  );
}
