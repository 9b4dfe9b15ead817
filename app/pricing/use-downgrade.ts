import { downgradeBusiness } from '@sigillum/api-contracts/business/downgrade-business.ts';
import { getPlanHoldings } from '@sigillum/api-contracts/pricing/get-plan-holdings.ts';
import { getDeletion } from '@sigillum/api-contracts/user/get-deletion.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { describeFailure, KnownFailure } from '../forms/describe-failure.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { httpMessages } from '../http/messages.ts';
import { useModals } from '../modals/modals.tsx';
import { freePlanDowngradeDialog } from './dialogs.ts';

/** What the endpoint itself refuses has words; everything else is for the support (specification, section 8). */
const explain = (error: unknown): unknown =>
  isApiProblem(error) && downgradeBusiness.problems.some((key) => key === error.key)
    ? error
    : new KnownFailure({ id: httpMessages.genericSupport.id }, error);

/** Opens the dialog by which an administrator gives a business up for the free plan, with what would come of it now. */
export function useDowngrade({ id, name: businessName }: { id: string; name: string }) {
  const client = useApiClient();
  const { dialogs, snackbars } = useModals();
  const { revalidate } = useRevalidator();
  const formatFailure = useTexts();
  const [isBusy, setIsBusy] = useState(false);

  async function ask() {
    const params = { id };
    const [holdings, { canProveByLogin }] = await Promise.all([
      client.call(getPlanHoldings, { params }),
      client.call(getDeletion, {}),
    ]);
    dialogs.open(freePlanDowngradeDialog, { businessName, canProveByLogin, ...holdings }, async ({ password }) => {
      await client
        .call(downgradeBusiness, { params, body: { ...(password && { password }) } })
        .catch((error: unknown) => Promise.reject(explain(error) as Error));
      // The dialog that is due next says what has become of the business.
      await revalidate();
    });
  }

  return {
    isBusy,
    open() {
      setIsBusy(true);
      ask()
        .catch((error: unknown) =>
          snackbars.add({ message: formatFailure(describeFailure(explain(error))), tone: 'danger' }),
        )
        .finally(() => setIsBusy(false));
    },
  };
}
