import { useIntl } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { SurveyDialog } from '../../modals/survey-dialog.tsx';
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

const steps = [
  messages.surveyVeryBad,
  messages.surveyBad,
  messages.surveyMiddle,
  messages.surveyGood,
  messages.surveyVeryGood,
];

/** Asks right after something was done how that went. Five steps, because this is about one act; closing it answers nothing. */
export default function TransactionalSatisfactionSurveyDialog(
  modal: ModalProps<TransactionalSatisfactionSurveyProps, TransactionalSatisfactionSurveyAction>,
) {
  const { formatMessage } = useIntl();
  return (
    <SurveyDialog
      modal={modal}
      title={modal.props.occasion === 'signing' ? messages.surveySigningTitle : messages.surveyPlanTitle}
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
