import { Banner, Button, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { commonMessages } from '../../common/messages.ts';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useAnswers } from '../../modals/use-answers.ts';
import { businessMessages as messages } from '../messages.ts';
import { EffectList } from './effect-list.tsx';

export interface BusinessInvitationProps {
  businessName: string;
  /** Name of who invited, or the address where there is no name. */
  invitedBy: string;
  role: 'member' | 'admin';
  /** When the invitation ends; ISO 8601. */
  expiresAt: string;
  /** Name of the business that the person belongs to and would have to leave first. */
  otherBusinessName?: string;
}

export type BusinessInvitationAction = 'accept' | 'decline';

/** Asks whether an invitation to a business is accepted, and says what changes. Closed, the question comes again later. */
export default function BusinessInvitationDialog(modal: ModalProps<BusinessInvitationProps, BusinessInvitationAction>) {
  const { props } = modal;
  const answer = useAnswers(modal);
  const { businessName, otherBusinessName } = props;
  return (
    <DialogFrame
      modal={modal}
      title={messages.invitationTitle}
      values={{ business: <bdi key="b">{businessName}</bdi> }}
      working={messages.invitationWorking}
      actions={
        <>
          <Button variant="secondary" {...answer('decline')}>
            <FormattedMessage {...messages.invitationDecline} />
          </Button>
          {otherBusinessName === undefined && (
            <Button {...answer('accept')}>
              <FormattedMessage {...messages.invitationAccept} />
            </Button>
          )}
        </>
      }
    >
      <Invitation {...props} />
    </DialogFrame>
  );
}

function Invitation({ invitedBy, role, expiresAt, otherBusinessName }: BusinessInvitationProps) {
  const { date } = useFormat();
  return (
    <Stack gap={5}>
      <Text>
        <FormattedMessage
          {...messages.invitationText}
          values={{ inviter: <bdi key="inviter">{invitedBy}</bdi>, role }}
        />
      </Text>
      {otherBusinessName !== undefined && (
        <Banner tone="warning">
          <FormattedMessage
            {...messages.invitationElsewhere}
            values={{ other: <bdi key="other">{otherBusinessName}</bdi> }}
          />
        </Banner>
      )}
      <EffectList
        title={<FormattedMessage {...messages.invitationChanges} />}
        points={[
          <FormattedMessage key="uploads" {...messages.invitationUploads} />,
          role === 'admin' && <FormattedMessage key="admin" {...messages.invitationAdmin} />,
          <FormattedMessage key="visible" {...messages.invitationVisible} />,
        ]}
      />
      <EffectList
        title={<FormattedMessage {...commonMessages.stays} />}
        points={[
          <FormattedMessage key="own" {...messages.invitationOwn} />,
          <FormattedMessage key="leave" {...messages.invitationLeave} />,
        ]}
      />
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.invitationUntil} values={{ date: date(expiresAt) }} />
      </Text>
    </Stack>
  );
}
