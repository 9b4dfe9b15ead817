import { Button, Dialog, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { requestMessages as shared } from '../../signature-requests/messages.ts';
import { groupMessages as messages } from '../messages.ts';

export interface DeleteSignerGroupProps {
  name: string;
  /** How many people are in the group. */
  participants: number;
  /** Requests that were sent to the group and are open: they keep it as it was. */
  openRequests: number;
  /** Drafts that name the group: they lose it. */
  drafts: number;
}

/** Asks before a group of signers is deleted, and says what becomes of the requests that use it. */
export default function DeleteSignerGroupDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<DeleteSignerGroupProps, void>) {
  const { formatMessage } = useIntl();
  const { name, participants, openRequests, drafts } = props;
  return (
    <Dialog
      role="alertdialog"
      title={<FormattedMessage {...messages.deleteTitle} />}
      onClose={close}
      closeLabel={formatMessage(shared.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.deleting)}
      error={error}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...shared.cancel} />
          </Button>
          <Button variant="danger" isLoading={isLoading} onClick={() => act()}>
            <FormattedMessage {...messages.deleteSubmit} />
          </Button>
        </>
      }
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
            title={<FormattedMessage {...messages.deleteLost} />}
            points={[<FormattedMessage key="drafts" {...messages.deleteDrafts} values={{ count: drafts }} />]}
          />
        )}
        <EffectList
          title={<FormattedMessage {...messages.deleteStays} />}
          points={[
            openRequests > 0 && (
              <FormattedMessage key="open" {...messages.deleteOpen} values={{ count: openRequests }} />
            ),
            <FormattedMessage key="signed" {...messages.deleteSigned} />,
          ]}
        />
      </Stack>
    </Dialog>
  );
}
