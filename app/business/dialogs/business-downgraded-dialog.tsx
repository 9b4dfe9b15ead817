import { Button, Dialog, Stack, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { businessMessages as messages } from '../messages.ts';
import { EffectList } from './effect-list.tsx';

export interface BusinessDowngradedProps {
  businessName: string;
  /** The plan ended, an administrator removed the person, or deleted the business (user attributes of those names). */
  event: 'plan ended' | 'removed' | 'deleted';
  /** When it happened; ISO 8601. */
  happenedAt: string;
  /** Until when a deleted business can be brought back; ISO 8601. */
  revocableUntil?: string;
  /** The person may choose a plan. */
  canUpgrade: boolean;
}

/** Either answer takes note; `plans` also leads to the plans. */
export type BusinessDowngradedAction = 'continue' | 'plans';

const texts = {
  'plan ended': [messages.downgradedTitle, messages.downgradedText],
  removed: [messages.removedTitle, messages.removedText],
  deleted: [messages.deletedTitle, messages.deletedText],
} as const;

/** Tells a person that the business they worked in is less than it was, or gone, and what that means for them. */
export default function BusinessDowngradedDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<BusinessDowngradedProps, BusinessDowngradedAction>) {
  const { formatMessage } = useIntl();
  const [pressed, setPressed] = useState<BusinessDowngradedAction>('continue');
  const button = (answer: BusinessDowngradedAction) => ({
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
        <FormattedMessage {...texts[props.event][0]} values={{ business: <bdi key="b">{props.businessName}</bdi> }} />
      }
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(commonMessages.working)}
      error={error}
      actions={
        <>
          <Button variant={props.canUpgrade ? 'secondary' : 'primary'} {...button('continue')}>
            <FormattedMessage {...commonMessages.continue} />
          </Button>
          {props.canUpgrade && (
            <Button {...button('plans')}>
              <FormattedMessage {...messages.downgradedPlans} />
            </Button>
          )}
        </>
      }
    >
      <Consequences {...props} />
    </Dialog>
  );
}

function Consequences({ event, happenedAt, revocableUntil }: BusinessDowngradedProps) {
  const { date } = useFormat();
  return (
    <Stack gap={5}>
      <Text>
        <FormattedMessage {...texts[event][1]} values={{ date: date(happenedAt) }} />
        {event === 'deleted' && revocableUntil !== undefined && (
          <>
            {' '}
            <FormattedMessage {...messages.deletedRevocable} values={{ date: date(revocableUntil) }} />
          </>
        )}
      </Text>
      <EffectList
        look="ends"
        title={<FormattedMessage {...messages.downgradedEnds} />}
        points={[
          <FormattedMessage key="uploads" {...messages.downgradedUploads} />,
          <FormattedMessage key="seals" {...messages.downgradedSeals} />,
          event === 'removed' && <FormattedMessage key="requests" {...messages.downgradedRequests} />,
        ]}
      />
      <EffectList
        title={<FormattedMessage {...commonMessages.stays} />}
        points={[
          <FormattedMessage key="signing" {...messages.downgradedSigning} />,
          <FormattedMessage key="own" {...messages.downgradedOwn} />,
          event === 'plan ended' && <FormattedMessage key="sent" {...messages.downgradedSent} />,
        ]}
      />
    </Stack>
  );
}
