import { Button, Dialog, Stack, Text, TextLink } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { memberMessages as messages } from '../messages.ts';

export interface LockedMemberProps {
  businessName: string;
  /** The trial has ended without a plan (payment method NEEDS_PAYMENT_METHOD), or the business is locked (BLOCKED). */
  reason: 'trial ended' | 'locked';
  /** Who can unlock it. */
  admins: readonly { name: string; email: string }[];
  /** Leaving the business is offered as well. */
  canLeave: boolean;
}

export type LockedMemberAction = 'log out' | 'leave business';

const texts = {
  'trial ended': [messages.lockedTrialTitle, messages.lockedTrialText],
  locked: [messages.lockedTitle, messages.lockedText],
} as const;

/** Tells a member that the business is shut for now, and whom to ask. Closed, it comes back with the next page. */
export default function LockedMemberDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<LockedMemberProps, LockedMemberAction>) {
  const { formatMessage } = useIntl();
  const [pressed, setPressed] = useState<LockedMemberAction>();
  const { businessName, reason, admins, canLeave } = props;
  const [title, text] = texts[reason];
  const choose = (action: LockedMemberAction) => () => {
    setPressed(action);
    act(action);
  };
  return (
    <Dialog
      title={<FormattedMessage {...title} values={{ business: <bdi key="business">{businessName}</bdi> }} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(commonMessages.working)}
      error={error}
      actions={
        <>
          {canLeave && (
            <Button
              variant="secondary"
              isLoading={isLoading && pressed === 'leave business'}
              disabled={isLoading && pressed !== 'leave business'}
              onClick={choose('leave business')}
            >
              <FormattedMessage {...messages.leaveInstead} />
            </Button>
          )}
          <Button
            isLoading={isLoading && pressed !== 'leave business'}
            disabled={isLoading && pressed === 'leave business'}
            onClick={choose('log out')}
          >
            <FormattedMessage {...commonMessages.logOut} />
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>
          <FormattedMessage {...text} />
        </Text>
        <Admins admins={admins} />
        <EffectList
          title={<FormattedMessage {...commonMessages.stays} />}
          points={[
            <FormattedMessage key="documents" {...messages.lockedKeeps} />,
            <FormattedMessage key="signers" {...messages.lockedSigners} />,
          ]}
        />
      </Stack>
    </Dialog>
  );
}

function Admins({ admins }: Pick<LockedMemberProps, 'admins'>) {
  if (admins.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text>
        <FormattedMessage {...messages.lockedAsk} values={{ count: admins.length }} />
      </Text>
      <ul role="list">
        {admins.map(({ name, email }) => (
          <li key={email}>
            <Text tag="span" weight="medium">
              <bdi>{name}</bdi>
            </Text>{' '}
            <TextLink href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
