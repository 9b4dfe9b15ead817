import { Banner, Button, Dialog, Stack, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
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
export default function BusinessInvitationDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<BusinessInvitationProps, BusinessInvitationAction>) {
  const { formatMessage } = useIntl();
  const [pressed, setPressed] = useState<BusinessInvitationAction>();
  const { businessName, otherBusinessName } = props;
  const button = (answer: BusinessInvitationAction) => ({
    isLoading: isLoading && pressed === answer,
    disabled: isLoading && pressed !== answer,
    onClick: () => {
      setPressed(answer);
      act(answer);
    },
  });
  return (
    <Dialog
      title={
        <FormattedMessage {...messages.invitationTitle} values={{ business: <bdi key="b">{businessName}</bdi> }} />
      }
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.invitationWorking)}
      error={error}
      actions={
        <>
          <Button variant="secondary" {...button('decline')}>
            <FormattedMessage {...messages.invitationDecline} />
          </Button>
          {otherBusinessName === undefined && (
            <Button {...button('accept')}>
              <FormattedMessage {...messages.invitationAccept} />
            </Button>
          )}
        </>
      }
    >
      <Invitation {...props} />
    </Dialog>
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
