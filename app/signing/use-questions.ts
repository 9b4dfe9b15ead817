import { answerQuestion } from '@sigillum/api-contracts/signature-requests/answer-question.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useIntl } from 'react-intl';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce, unanswered } from '../http/idempotency-key.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { useModals } from '../modals/modals.tsx';
import type { Question } from './components/question-list.tsx';
import { answerQuestionDialog, askQuestionDialog } from './dialogs.ts';
import type { Door } from './door.ts';
import { signingQuestionMessages as messages } from './question-messages.ts';

/** Asks and answers on this screen, as far as the viewer may. */
export function useQuestions(
  door: Pick<Door, 'ask'>,
  { id, title, viewer, signatures }: SignatureRequest,
  refresh: () => unknown,
) {
  const api = useApiClient();
  const { formatMessage } = useIntl();
  const { dialogs, snackbars } = useModals();

  function finish(message: MessageText) {
    snackbars.add({ message: formatMessage(message), tone: 'success' });
    refresh();
  }

  return {
    onAsk() {
      const isTold = signatures.find(({ sid }) => sid === viewer.sid)?.notify ?? true;
      dialogs.open(askQuestionDialog, { title, isTold }, async ({ message }) => {
        await unanswered.call(['ask', id, message], (idempotencyKey) => door.ask(message, idempotencyKey));
        finish(messages.sent);
      });
    },
    ...(viewer.actions.includes('answer') && {
      onAnswer({ seq, name, question }: Question) {
        dialogs.open(answerQuestionDialog, { name, question }, async (body) => {
          await callOnce(api, answerQuestion, { params: { id, seq: String(seq) }, body });
          finish(messages.answered);
        });
      },
    }),
  };
}
