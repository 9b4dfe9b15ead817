import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { groupsMessages as messages } from '../messages.ts';

export interface DeleteSignerGroupProps {
  name: string;
  /** How many people are in the group. */
  participants: number;
  /** Requests that were sent to the group and are open: whoever is in it can still sign. */
  openRequests: number;
  /** Drafts that name the group: they lose it. */
  drafts: number;
}

/** Asks before a group of signers is deleted, and says what becomes of the requests that use it. */
export default function DeleteSignerGroupDialog(modal: ModalProps<DeleteSignerGroupProps, void>) {
  const { props, act } = modal;
  const { name, participants, openRequests, drafts } = props;
  return (
    <ConfirmDialog
      modal={modal}
      title={messages.deleteTitle}
      submit={messages.deleteSubmit}
      working={commonMessages.deleting}
      onConfirm={() => act()}
    >
      <Stack gap={5}>
        <Text>
          <FormattedMessage
            {...messages.deleteText}
            values={{ name: <strong key="name">{name}</strong>, count: participants }}
          />
        </Text>
        {drafts > 0 && (
          <EffectList
            look="ends"
            title={<FormattedMessage {...commonMessages.lost} />}
            points={[<FormattedMessage key="drafts" {...messages.deleteDrafts} values={{ count: drafts }} />]}
          />
        )}
        <EffectList
          title={<FormattedMessage {...commonMessages.stays} />}
          points={[
            openRequests > 0 && (
              <FormattedMessage key="open" {...messages.deleteOpen} values={{ count: openRequests }} />
            ),
            <FormattedMessage key="signed" {...messages.deleteSigned} />,
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}
