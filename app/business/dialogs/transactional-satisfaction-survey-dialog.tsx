import { useIntl } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { SurveyDialog } from '../../modals/survey-dialog.tsx';
import { businessMessages as messages } from '../messages.ts';

export interface TransactionalSatisfactionSurveyAction {
  /** 1 (very dissatisfied) to 5 (very satisfied). */
  rating: number;
  /** Trimmed; empty when nothing was written. */
  comment: string;
}

const steps = [
  messages.surveyVeryBad,
  messages.surveyBad,
  messages.surveyMiddle,
  messages.surveyGood,
  messages.surveyVeryGood,
];

/** Asks once somebody has signed a few times how that goes. Five steps, because this is about one act; closing it answers nothing. */
export default function TransactionalSatisfactionSurveyDialog(
  modal: ModalProps<object, TransactionalSatisfactionSurveyAction>,
) {
  const { formatMessage } = useIntl();
  return (
    <SurveyDialog
      modal={modal}
      title={messages.surveySigningTitle}
      submit={messages.surveySubmit}
      scale={{
        label: formatMessage(messages.surveyRating),
        least: 1,
        greatest: steps.length,
        ends: [formatMessage(steps[0]!), formatMessage(steps.at(-1)!)],
        nameStep: (step) => formatMessage(steps[step - 1]!),
      }}
      missing={messages.surveyMissing}
      describeComment={() => ({
        label: formatMessage(messages.surveyComment),
        hint: formatMessage(messages.surveyCommentHint),
      })}
      onAnswer={(rating, comment) => modal.act({ rating, comment })}
    />
  );
}
