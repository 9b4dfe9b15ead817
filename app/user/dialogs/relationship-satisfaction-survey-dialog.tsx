import { Button, Dialog, FormLayout, ScaleField, Text } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { CommentField } from '../../forms/comment-field.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { userMessages as messages } from '../messages.ts';

/** An answer: how likely the person is to recommend the service, 0 to 10, and what they add. */
export interface SatisfactionAnswer {
  score: number;
  /** Empty without any. */
  comment: string;
}

const greatestLength = 1000;

/** What to ask next, by the usual groups of this scale: up to 6 dissatisfied, 7 and 8 in between, from 9 on delighted. */
const readMood = (score: number | undefined) =>
  score === undefined ? 'other' : score <= 6 ? 'low' : score >= 9 ? 'high' : 'other';

/** Asks, now and then, how satisfied the person is as a whole. Closing it means to skip it. */
export default function RelationshipSatisfactionSurveyDialog({
  isLoading,
  error,
  act,
  close,
}: ModalProps<object, SatisfactionAnswer>) {
  const { formatMessage } = useIntl();
  const [score, setScore] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isTooLong = comment.trim().length > greatestLength;

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    setIsMissing(score === null);
    if (score === null) currentTarget.querySelector<HTMLElement>('[type="radio"]')?.focus();
    else if (!isTooLong) act({ score, comment: comment.trim() });
  }

  return (
    <Dialog
      title={<FormattedMessage {...messages.surveyTitle} />}
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
        <Text tone="soft">
          <FormattedMessage {...messages.surveyText} />
        </Text>
        <ScaleField
          label={<FormattedMessage {...messages.surveyScale} />}
          isLabelHidden
          least={0}
          greatest={10}
          ends={[
            <FormattedMessage key="low" {...messages.surveyLow} />,
            <FormattedMessage key="high" {...messages.surveyHigh} />,
          ]}
          value={score}
          onChange={setScore}
          error={isMissing && score === null ? formatMessage(messages.surveyMissing) : undefined}
        />
        <CommentField
          label={formatMessage(messages.surveyComment, { mood: readMood(score ?? undefined) })}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          greatestLength={greatestLength}
          isTooLong={isTooLong}
        />
      </FormLayout>
    </Dialog>
  );
}
