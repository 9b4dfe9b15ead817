import type { Batch } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { remindBatch } from '@sigillum/api-contracts/templates/remind-batch.ts';
import { retryBatch } from '@sigillum/api-contracts/templates/retry-batch.ts';
import { withdrawBatch } from '@sigillum/api-contracts/templates/withdraw-batch.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { templatesBatchMessages as messages } from './batch-messages.ts';
import { withdrawBatchDialog } from './dialogs.ts';

/** Carries out what is chosen for a batch, and shows what it is then. */
export function useBatchActs({ id, name }: Pick<Batch, 'id' | 'name'>) {
  const api = useApiClient();
  const format = useTexts();
  const { dialogs, snackbars } = useModals();
  const { revalidate } = useRevalidator();
  const [isWorking, setIsWorking] = useState(false);
  const params = { id };

  async function run(call: Promise<unknown>, told?: { id: string }) {
    setIsWorking(true);
    try {
      await call;
      if (told) snackbars.add({ message: format({ id: told.id }), tone: 'success' });
    } catch (failure) {
      snackbars.add({ message: format(describeFailure(failure)), tone: 'danger' });
    } finally {
      await revalidate();
      setIsWorking(false);
    }
  }

  return {
    isWorking,
    onRetry: () => void run(api.call(retryBatch, { params }), messages.retried),
    onRemind: () => void run(api.call(remindBatch, { params })),
    onWithdraw: () =>
      void dialogs.open(withdrawBatchDialog, { title: name }, async (body) => {
        await api.call(withdrawBatch, { params, body });
        await revalidate();
      }),
  };
}
