import { correctSignatureRequest } from '@sigillum/api-contracts/signature-requests/correct-signature-request.ts';
import { deleteSignatureRequest } from '@sigillum/api-contracts/signature-requests/delete-signature-request.ts';
import { remindSigners } from '@sigillum/api-contracts/signature-requests/remind-signers.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { deleteDocumentsDialog } from '../documents/dialogs.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import type { CommandedRequest, RequestCommands } from './components/request-menu.tsx';
import { describeDeletion } from './describe-deletion.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { correctDialog, withdrawDialog } from './dialogs.ts';
import { signatureRequestsDashboardMessages as messages } from './dashboard-messages.ts';
import { useReminderText } from './use-reminder-text.ts';

/** Carries out what is chosen for a request: asks where it must, calls the API, says what happened. `onDone` then shows the new state. */
export function useRequestCommands(
  onDone: () => unknown,
): Pick<RequestCommands, 'onRemind' | 'onWithdraw' | 'onCorrect' | 'onDelete'> {
  const api = useApiClient();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const describeReminder = useReminderText();
  const { dialogs, snackbars } = useModals();
  const navigate = useNavigate();

  async function remind({ id }: CommandedRequest, sids: string[] | undefined) {
    try {
      const body = sids ? { signatures: sids } : {};
      const { reminded } = await callOnce(api, remindSigners, { params: { id }, body });
      snackbars.add({ message: formatMessage(messages.reminded, { count: reminded.length }), tone: 'success' });
      onDone();
    } catch (error) {
      const tooSoon = describeReminder(error);
      const message = tooSoon ?? format(describeFailure(error));
      const tone = tooSoon === undefined ? 'danger' : 'neutral';
      snackbars.add({ heading: formatMessage(messages.remindFailed), message, tone, durationMs: 6000 });
    }
  }

  return {
    onRemind: (request, sids) => void remind(request, sids),
    onWithdraw({ id, title }) {
      dialogs.open(withdrawDialog, { title }, async ({ message }) => {
        await callOnce(api, withdrawSignatureRequest, { params: { id }, body: message ? { message } : {} });
        snackbars.add({ message: formatMessage(messages.withdrawn), tone: 'success' });
        onDone();
      });
    },
    onCorrect({ id, title }) {
      dialogs.open(correctDialog, { title }, async ({ message }) => {
        const body = message ? { message } : {};
        const draft = await callOnce(api, correctSignatureRequest, { params: { id }, body });
        await navigate(`/invite/${draft.id}`);
      });
    },
    onDelete(request) {
      dialogs.open(
        deleteDocumentsDialog,
        { title: request.title, consequence: describeDeletion(request) },
        async () => {
          await api.call(deleteSignatureRequest, { params: { id: request.id } });
          snackbars.add({ message: formatMessage(messages.deleted), tone: 'success' });
          onDone();
        },
      );
    },
  };
}
