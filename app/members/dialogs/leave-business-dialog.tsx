import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { RefusalDialog } from '../../modals/refusal-dialog.tsx';
import { membersMessages as messages } from '../messages.ts';

export interface LeaveBusinessProps {
  businessName: string;
  /** Requests that the person has sent and that are still open; the business's administrators take them over. */
  openRequests: number;
  /** Nobody else could manage the business: leaving is not possible. */
  isLastAdmin: boolean;
}

/** Asks a member before they leave the business, or says why they cannot. */
export default function LeaveBusinessDialog(modal: ModalProps<LeaveBusinessProps, void>) {
  const { props, act } = modal;
  const { businessName, openRequests, isLastAdmin } = props;
  const business = <bdi key="business">{businessName}</bdi>;
  if (isLastAdmin)
    return (
      <RefusalDialog title={messages.leaveBlockedTitle} values={{ business }} close={modal.close}>
        <Text>
          <FormattedMessage {...messages.leaveBlockedText} />
        </Text>
      </RefusalDialog>
    );
  return (
    <ConfirmDialog
      modal={modal}
      title={messages.leaveTitle}
      values={{ business }}
      cancel={messages.leaveStay}
      submit={messages.leaveSubmit}
      working={messages.leaving}
      onConfirm={() => act()}
    >
      <Stack gap={5}>
        <EffectList
          look="ends"
          title={<FormattedMessage {...commonMessages.ends} />}
          points={[
            <FormattedMessage key="uploads" {...messages.leaveUploads} />,
            <FormattedMessage key="seals" {...messages.leaveSeals} />,
            <FormattedMessage key="requests" {...messages.leaveRequests} values={{ count: openRequests }} />,
          ]}
        />
        <EffectList
          title={<FormattedMessage {...commonMessages.stays} />}
          points={[
            <FormattedMessage key="account" {...messages.leaveKeeps} />,
            <FormattedMessage key="signing" {...messages.leaveSigning} />,
          ]}
        />
        <Text tone="soft">
          <FormattedMessage {...messages.leaveReturn} />
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
