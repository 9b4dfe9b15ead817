import { Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { SurveyDialog } from '../../modals/survey-dialog.tsx';
import { userMessages as messages } from '../messages.ts';

/** An answer: how likely the person is to recommend the service, 0 to 10, and what they add. */
export interface SatisfactionAnswer {
  score: number;
  /** Empty without any. */
  comment: string;
}

/** What to ask next, by the usual groups of this scale: up to 6 dissatisfied, 7 and 8 in between, from 9 on delighted. */
const readMood = (score: number | null) =>
  score === null ? 'other' : score <= 6 ? 'low' : score >= 9 ? 'high' : 'other';

/** Asks, now and then, how satisfied the person is as a whole. Closing it means to skip it. */
export default function RelationshipSatisfactionSurveyDialog(modal: ModalProps<object, SatisfactionAnswer>) {
  const { formatMessage } = useIntl();
  return (
    <SurveyDialog
      modal={modal}
      title={messages.surveyTitle}
      submit={messages.surveySubmit}
      scale={{
        label: formatMessage(messages.surveyScale),
        isLabelHidden: true,
        least: 0,
        greatest: 10,
        ends: [formatMessage(messages.surveyLow), formatMessage(messages.surveyHigh)],
      }}
      missing={messages.surveyMissing}
      describeComment={(score) => ({ label: formatMessage(messages.surveyComment, { mood: readMood(score) }) })}
      onAnswer={(score, comment) => modal.act({ score, comment })}
    >
      <Text tone="soft">
        <FormattedMessage {...messages.surveyText} />
      </Text>
    </SurveyDialog>
  );
}
