import { recordSurvey } from '@sigillum/api-contracts/platform/record-survey.ts';
import type { Survey } from '@sigillum/api-contracts/platform/schemas.ts';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { transactionalSatisfactionSurveyDialog } from '../business/dialogs.ts';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { relationshipSatisfactionSurveyDialog } from '../user/dialogs.ts';
import { platformMessages as messages } from './messages.ts';

/**
 * Puts the question that the server has found due, unless something else is open: then it waits for another visit. That it was put is told
 * at once, so that it is put once, whatever becomes of it.
 */
export default function SurveyPrompt({ survey }: { survey: Survey }) {
  const { dialogs, overlays, snackbars } = useModals();
  const client = useApiClient();
  const { formatMessage } = useIntl();

  const ask = useEffectEvent(() => {
    if (dialogs.getSnapshot() || overlays.getSnapshot()) return;
    const record = (score: number | null, comment = '') =>
      client.call(recordSurvey, { body: { survey, score, comment } });
    const answer = async (score: number, comment: string) => {
      await record(score, comment);
      snackbars.add({ message: formatMessage(messages.surveyThanks), tone: 'success' });
    };
    if (survey === 'transactional')
      dialogs.open(transactionalSatisfactionSurveyDialog, {}, ({ rating, comment }) => answer(rating, comment));
    else dialogs.open(relationshipSatisfactionSurveyDialog, {}, ({ score, comment }) => answer(score, comment));
    record(null).catch(() => undefined);
  });
  useEffect(() => ask(), []);
  return null;
}
