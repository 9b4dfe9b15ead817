import { Button, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import { commonMessages } from '../../common/messages.ts';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { ExportLink } from '../../user/components/export-link.tsx';
import { AdministratorList } from '../components/administrator-list.tsx';
import { useAnswers } from '../../modals/use-answers.ts';
import { membersMessages as messages } from '../messages.ts';

export interface LockedMemberProps {
  businessName: string;
  /** The trial or what was bought has ended (payment method NEEDS_PAYMENT_METHOD), or the business is locked (BLOCKED). */
  reason: 'no plan' | 'locked';
  /** Who can unlock it. */
  admins: readonly { name: string; email: string }[];
  /** Leaving the business is offered as well. */
  canLeave: boolean;
}

export type LockedMemberAction = 'log out' | 'leave business';

const texts = {
  'no plan': [messages.lockedPlanTitle, messages.lockedPlanText],
  locked: [messages.lockedTitle, messages.lockedText],
} as const;

/** Tells a member that the business is shut for now, and whom to ask. Closed, it comes back with the next page. */
export default function LockedMemberDialog(modal: ModalProps<LockedMemberProps, LockedMemberAction>) {
  const answer = useAnswers(modal, 'log out');
  const { businessName, reason, admins, canLeave } = modal.props;
  const [title, text] = texts[reason];
  return (
    <DialogFrame
      modal={modal}
      title={title}
      values={{ business: <bdi key="business">{businessName}</bdi> }}
      working={commonMessages.working}
      actions={
        <>
          {canLeave && (
            <Button variant="secondary" {...answer('leave business')}>
              <FormattedMessage {...messages.leaveInstead} />
            </Button>
          )}
          <Button {...answer('log out')}>
            <FormattedMessage {...commonMessages.logOut} />
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>
          <FormattedMessage {...text} />
        </Text>
        <AdministratorList text={messages.lockedAsk} administrators={admins} />
        <Text>
          <ExportLink />
        </Text>
        <EffectList
          title={<FormattedMessage {...commonMessages.stays} />}
          points={[
            <FormattedMessage key="documents" {...messages.lockedKeeps} />,
            <FormattedMessage key="signers" {...messages.lockedSigners} />,
          ]}
        />
      </Stack>
    </DialogFrame>
  );
}
