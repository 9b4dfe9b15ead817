import { Button, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useAnswers } from '../../modals/use-answers.ts';
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
export default function BusinessDowngradedDialog(modal: ModalProps<BusinessDowngradedProps, BusinessDowngradedAction>) {
  const { props } = modal;
  const answer = useAnswers(modal, 'continue');
  return (
    <DialogFrame
      modal={modal}
      title={texts[props.event][0]}
      values={{ business: <bdi key="b">{props.businessName}</bdi> }}
      working={commonMessages.working}
      actions={
        <>
          <Button variant={props.canUpgrade ? 'secondary' : 'primary'} {...answer('continue')}>
            <FormattedMessage {...commonMessages.continue} />
          </Button>
          {props.canUpgrade && (
            <Button {...answer('plans')}>
              <FormattedMessage {...messages.downgradedPlans} />
            </Button>
          )}
        </>
      }
    >
      <Consequences {...props} />
    </DialogFrame>
  );
}

function Consequences({ event, happenedAt, revocableUntil }: BusinessDowngradedProps) {
  const { date } = useFormat();
  return (
    <Stack gap={5}>
      <Text>
        <FormattedMessage {...texts[event][1]} values={{ date: date(happenedAt) }} />
        {event !== 'removed' && revocableUntil !== undefined && (
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
