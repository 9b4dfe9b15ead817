import { line } from '@sigillum/api-contracts/text.ts';
import { Button, FormLayout, Stack, TextField, Users } from '@sigillum/design-system';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { formsMessages } from '../../forms/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { groupsMessages as messages } from '../messages.ts';
import { GroupLimit } from './group-limit.tsx';
import type { Participant } from './participant.ts';
import { ParticipantsField, type ParticipantsFieldProps } from './participants-field.tsx';
import { ParticipantList } from './participant-list.tsx';

export interface CreateSignerGroupProps extends Pick<ParticipantsFieldProps, 'maxParticipants' | 'search'> {
  /** Given, this group is changed. */
  group?: { name: string; participants: readonly Participant[] };
  /** How many groups there are and how many the plan allows (settings, signerGroups). */
  groups: { count: number; greatest: number };
}

export interface CreateSignerGroupAction {
  name: 'complete';
  group: { name: string; participants: readonly Participant[] };
}

const Name = line(100).min(1);
/** One person is a signer, not a group. */
const leastParticipants = 2;

/** Makes a group of signers, or changes its name and people. */
export default function CreateSignerGroupOverlay(modal: ModalProps<CreateSignerGroupProps, CreateSignerGroupAction>) {
  const { props, isLoading, act } = modal;
  const { formatMessage } = useIntl();
  const { group, groups, maxParticipants, search } = props;
  const nameRef = useRef<HTMLInputElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(group?.name ?? '');
  const [participants, setParticipants] = useState(group?.participants ?? []);
  const [isTried, setIsTried] = useState(false);
  const formId = useId();
  const good = Name.safeParse(name);
  const isTooFew = participants.length < leastParticipants;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isLoading) return;
    setIsTried(true);
    if (!good.success) nameRef.current?.focus();
    else if (isTooFew) searchRef.current?.focus();
    else act({ name: 'complete', group: { name: good.data, participants } });
  }

  if (!group && groups.count >= groups.greatest) return <GroupLimit greatest={groups.greatest} modal={modal} />;
  return (
    <OverlayFrame
      modal={modal}
      title={group ? messages.changeTitle : messages.createTitle}
      icon={<Users />}
      working={commonMessages.saving}
      actions={
        <Button type="submit" form={formId} isLoading={isLoading}>
          <FormattedMessage {...(group ? commonMessages.save : messages.createSubmit)} />
        </Button>
      }
      leave={commonMessages.cancel}
    >
      <Stack gap={5}>
        <p>
          <FormattedMessage {...(group ? messages.changeText : messages.createText)} />
        </p>
        <form id={formId} noValidate onSubmit={submit}>
          <FormLayout>
            <TextField
              ref={nameRef}
              label={formatMessage(messages.name)}
              hint={formatMessage(messages.nameHint)}
              error={isTried && !good.success ? describeName(name) : undefined}
              value={name}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
            <ParticipantsField
              {...{ participants, maxParticipants, search }}
              inputRef={searchRef}
              error={isTried && isTooFew ? formatMessage(messages.tooFew) : undefined}
              onAdd={(person) => setParticipants((before) => [...before, person])}
            />
            <ParticipantList
              {...{ participants, maxParticipants }}
              onRemove={({ email }) => {
                setParticipants(participants.filter((one) => one.email !== email));
                searchRef.current?.focus();
              }}
            />
          </FormLayout>
        </form>
      </Stack>
    </OverlayFrame>
  );
}

const describeName = (name: string) =>
  name.trim() === '' ? (
    <FormattedMessage {...formsMessages.required} />
  ) : (
    <FormattedMessage {...formsMessages.maximum} values={{ limit: 100 }} />
  );
