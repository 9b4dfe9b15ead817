import { Button, Dialog, FormLayout, ScaleField } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { CommentField } from '../../forms/comment-field.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { businessMessages as messages } from '../messages.ts';

export interface TransactionalSatisfactionSurveyProps {
  /** What the person has just done. */
  occasion: 'signing' | 'plan change';
}

export interface TransactionalSatisfactionSurveyAction {
  /** 1 (very dissatisfied) to 5 (very satisfied). */
  rating: number;
  /** Trimmed; empty when nothing was written. */
  comment: string;
}

/** The specification names no limit; a survey's answer is a remark, not a letter. */
const greatestLength = 1000;
const steps = [
  messages.surveyVeryBad,
  messages.surveyBad,
  messages.surveyMiddle,
  messages.surveyGood,
  messages.surveyVeryGood,
];

/** Asks right after something was done how that went. Five steps, because this is about one act; closing it answers nothing. */
export default function TransactionalSatisfactionSurveyDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<TransactionalSatisfactionSurveyProps, TransactionalSatisfactionSurveyAction>) {
  const { formatMessage } = useIntl();
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isTooLong = comment.trim().length > greatestLength;

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    setIsTried(true);
    if (rating === null) currentTarget.querySelector('input')?.focus();
    else if (!isTooLong) act({ rating, comment: comment.trim() });
  }

  return (
    <Dialog
      title={
        <FormattedMessage
          {...(props.occasion === 'signing' ? messages.surveySigningTitle : messages.surveyPlanTitle)}
        />
      }
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(commonMessages.sending)}
      error={error}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...commonMessages.later} />
          </Button>
          <Button type="submit" isLoading={isLoading}>
            <FormattedMessage {...messages.surveySubmit} />
          </Button>
        </>
      }
    >
      <FormLayout>
        <ScaleField
          label={formatMessage(messages.surveyRating)}
          least={1}
          greatest={steps.length}
          ends={[formatMessage(steps[0]!), formatMessage(steps.at(-1)!)]}
          nameStep={(step) => formatMessage(steps[step - 1]!)}
          value={rating}
          onChange={setRating}
          error={isTried && rating === null ? formatMessage(messages.surveyMissing) : undefined}
        />
        <CommentField
          label={formatMessage(messages.surveyComment)}
          hint={formatMessage(messages.surveyCommentHint)}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          greatestLength={greatestLength}
          isTooLong={isTooLong}
        />
      </FormLayout>
    </Dialog>
  );
}
