import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { listPricePlans } from '@sigillum/api-contracts/pricing/list-price-plans.ts';
import { FreePlan, type PlanChange, type PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { takeSuccessor } from '@sigillum/api-contracts/pricing/take-successor.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { useDocument } from '../providers.tsx';
import { findSmallest } from './find-smallest.ts';
import { fairFlatMigrationDialog, freeMigrationDialog } from './dialogs.ts';
import { pricingMessages as messages } from './messages.ts';
import { findPrice } from './purchase.ts';

/** Opens the dialog about the plan that follows one that is sold no more: of a business, or of a free account. */
export function usePlanChange({ plan: id, startsAt }: PlanChange) {
  const client = useApiClient();
  const { dialogs, snackbars } = useModals();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const { locale } = useDocument();
  const navigate = useNavigate();

  function tellPerson(plans: readonly PricePlan[], freeAccountType: FreePlan) {
    const offer = findSmallest(plans, locale);
    dialogs.open(freeMigrationDialog, { startsAt, offer }, async (answer) => {
      if (answer === 'plans') return navigate('/upgrade');
      await client.call(updateUser, { body: { attributes: { freeAccountType } } });
      await revalidate();
    });
  }

  async function tellBusiness(plans: readonly PricePlan[]) {
    const { id: businessId, name: businessName, pricePlan, subscription } = await client.call(getOwnBusiness, {});
    const [present, next] = [pricePlan.name, id].map((name) => plans.find((plan) => plan.id === name));
    if (!subscription || !present || !next || startsAt === null) return;
    const { seats, cycle, currency } = subscription;
    const priceOf = (plan: PricePlan) => {
      const amount = (findPrice(plan, subscription)?.amount ?? 0) * seats;
      return { amount, currency, cycle };
    };
    const offer = { presentPrice: priceOf(present), flatPrice: priceOf(next), seats, plan: next, startsAt };
    const isCharged = present.includes.signatures.length === 0;
    dialogs.open(fairFlatMigrationDialog, { businessName, isCharged, ...offer }, async () => {
      await client.call(takeSuccessor, { params: { id: businessId }, body: { plan: id } });
      await revalidate();
      snackbars.add({ message: formatMessage(messages.flatDone, { plan: next.name }), tone: 'success' });
    });
  }

  return async () => {
    const { plans } = await client.call(listPricePlans, {});
    const free = FreePlan.safeParse(id);
    await (free.success ? tellPerson(plans, free.data) : tellBusiness(plans));
  };
}
