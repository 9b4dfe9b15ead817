import { deleteSignatureRequest } from '@sigillum/api-contracts/signature-requests/delete-signature-request.ts';
import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { remindSigners } from '@sigillum/api-contracts/signature-requests/remind-signers.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { useIntl } from 'react-intl';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import { signatureRequestsBulkMessages as messages } from './bulk-messages.ts';
import { type BulkAct, type BulkOutcome, BulkRun } from './bulk-run.ts';
import type { BulkCommands } from './components/bulk-bar.tsx';
import { severalOutcomesDialog, severalRequestsDialog } from './dialogs.ts';
import { useReminderText } from './use-reminder-text.ts';

/** Reminds, withdraws and deletes several requests: asks where it must, shows how far it is and what came of each. `onDone` then shows the new state. */
export function useBulkCommands(onDone: () => unknown): Omit<BulkCommands, 'onSignAll'> {
  const api = useApiClient();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const describeReminder = useReminderText();
  const { dialogs } = useModals();

  async function carryOut(
    act: BulkAct,
    requests: readonly ListedRequest[],
    call: (id: string) => Promise<BulkOutcome>,
  ) {
    const run = new BulkRun(requests);
    dialogs.open(severalOutcomesDialog, { act, run });
    await run.run(async (id) => {
      try {
        return await call(id);
      } catch (error) {
        return { state: 'failed', message: describeReminder(error) ?? format(describeFailure(error)) };
      }
    });
    onDone();
  }

  return {
    onRemindAll: (requests) =>
      void carryOut('remind', requests, async (id) => {
        const { reminded } = await callOnce(api, remindSigners, { params: { id }, body: {} });
        return reminded.length > 0
          ? { state: 'done' }
          : { state: 'left', message: formatMessage(messages.remindedNobody) };
      }),
    onWithdrawAll: (requests) =>
      dialogs.open(severalRequestsDialog, { act: 'withdraw' as const, requests }, ({ message }) => {
        const body = message ? { message } : {};
        // Not awaited: the question closes, and the outcomes have a dialog of their own.
        void carryOut('withdraw', requests, async (id) => {
          await callOnce(api, withdrawSignatureRequest, { params: { id }, body });
          return { state: 'done' };
        });
      }),
    onDeleteAll: (requests) =>
      dialogs.open(severalRequestsDialog, { act: 'delete' as const, requests }, () => {
        void carryOut('delete', requests, async (id) => {
          await api.call(deleteSignatureRequest, { params: { id } });
          return { state: 'done' };
        });
      }),
  };
}
