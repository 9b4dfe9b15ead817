import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import type { Route } from './+types/plan.ts';
import { expectUser } from '../access/session.ts';
import { sessionContext } from '../context.ts';
import { load } from '../http/api.ts';
import { PlanView } from './components/plan-view.tsx';

export async function loader(route: Route.LoaderArgs) {
  const { id } = expectUser(route.context.get(sessionContext)).business!;
  const [{ billing, pricePlan }, usage] = await Promise.all([
    load(route, getOwnBusiness, {}),
    load(route, getSubscriptionUsage, { params: { id } }),
  ]);
  return { billing, pricePlan, usage };
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  return <PlanView {...loaderData} />;
}
