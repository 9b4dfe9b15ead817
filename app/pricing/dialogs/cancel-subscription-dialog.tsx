import type { PlanHoldings } from '@sigillum/api-contracts/pricing/plan-holdings.ts';
import { textLimits } from '@sigillum/api-contracts/text.ts';
import { FormLayout, SelectField, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { CommentField } from '../../forms/comment-field.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { pricingMessages as messages } from '../messages.ts';
import { PlanEnd } from './plan-end.tsx';

export interface CancelSubscriptionProps extends PlanHoldings {
  /** The plan's name: Team, Pro, Scale. */
  plan: string;
  /** Until when it is paid, and when it ends; ISO 8601. */
  endsAt: string;
}

const reasons = {
  price: messages.cancelReasonPrice,
  'something missing': messages.cancelReasonMissing,
  'little use': messages.cancelReasonUse,
  'other service': messages.cancelReasonOther,
  other: messages.cancelReasonElse,
} as const;

export interface CancelSubscriptionAction {
  /** Missing when the person keeps it to themselves. */
  reason?: keyof typeof reasons;
  /** Trimmed; empty when nothing was written. */
  comment: string;
}

/** Asks before a plan is cancelled: when it ends, what ends with it, what stays. The reason is asked for, never demanded. */
export default function CancelSubscriptionDialog(modal: ModalProps<CancelSubscriptionProps, CancelSubscriptionAction>) {
  const { props, act } = modal;
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const isTooLong = comment.trim().length > textLimits.comment;
  const endDate = date(props.endsAt);

  function submit() {
    if (isTooLong) return;
    act({ comment: comment.trim(), ...(reason !== '' && { reason: reason as keyof typeof reasons }) });
  }

  return (
    <AskDialog
      modal={modal}
      title={messages.cancelTitle}
      values={{ plan: props.plan }}
      cancel={messages.cancelKeep}
      submit={messages.cancelSubmit}
      look="danger"
      working={commonMessages.working}
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.cancelText} values={{ date: endDate }} />
        </Text>
        <PlanEnd {...props} />
        <SelectField
          label={formatMessage(messages.cancelReason)}
          optionalText={formatMessage(commonMessages.optional)}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          options={[
            { value: '', label: formatMessage(messages.cancelReasonNone) },
            ...Object.entries(reasons).map(([value, text]) => ({ value, label: formatMessage(text) })),
          ]}
        />
        {reason !== '' && (
          <CommentField
            label={formatMessage(messages.cancelComment)}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            greatestLength={textLimits.comment}
            isTooLong={isTooLong}
          />
        )}
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.cancelRevoke} values={{ date: endDate }} />
        </Text>
      </FormLayout>
    </AskDialog>
  );
}
