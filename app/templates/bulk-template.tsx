import { createBatch } from '@sigillum/api-contracts/templates/create-batch.ts';
import { FaultyCell } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { getTemplate } from '@sigillum/api-contracts/templates/get-template.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import * as z from 'zod';
import type { Route } from './+types/bulk-template.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { load } from '../http/api.ts';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useLeaveGuard } from '../signature-requests/use-leave-guard.ts';
import { templatesBulkMessages as messages } from './bulk-messages.ts';
import { BulkView } from './components/bulk-view.tsx';
import { type SentBulk, useBulk } from './use-bulk.ts';

const Details = z.object({ cells: z.array(FaultyCell) });

export const loader = (route: Route.LoaderArgs) => load(route, getTemplate, { params: { id: route.params.id } });

export default function BulkTemplate({ loaderData: template }: Route.ComponentProps) {
  const api = useApiClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const format = useTexts();
  const bulk = useBulk(template);
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string>();
  useLeaveGuard({ isActive: bulk.table !== undefined && !isWorking, loss: 'changes' });

  async function send(sent: SentBulk) {
    setIsWorking(true);
    setError(undefined);
    try {
      const call = { params: { id: template.id }, body: { version: template.version, ...sent } };
      const { id } = await callOnce(api, createBatch, call);
      await navigate(`/batches/${id}`);
    } catch (failure) {
      // Cells that only the server can judge are shown where they are corrected.
      const details = isApiProblem(failure) ? Details.safeParse(failure.problem.details) : undefined;
      if (details?.success) {
        bulk.setRefused(details.data.cells);
        bulk.setStep('check');
      }
      // The table stays: its columns are looked at again with the template as it is now.
      const isLate = isApiProblem(failure) && failure.key === 'error.template.changed_meanwhile';
      if (isLate) {
        await revalidate();
        bulk.setStep('columns');
      }
      setError(format(isLate ? messages.changed : describeFailure(failure)));
      setIsWorking(false);
    }
  }

  return <BulkView {...{ template, bulk, isWorking, error }} onSend={(sent) => void send(sent)} />;
}
