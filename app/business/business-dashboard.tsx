import { getBusinessStatistics } from '@sigillum/api-contracts/business/get-business-statistics.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import type { Route } from './+types/business-dashboard.ts';
import { expectUser } from '../access/session.ts';
import { sessionContext } from '../context.ts';
import { load } from '../http/api.ts';
import { loadSeals } from '../seals/load-seals.ts';
import { BusinessDashboardView } from './components/business-dashboard-view.tsx';
import { listFirstSteps } from './first-steps.ts';
import { listAttention } from './list-attention.ts';

export async function loader(route: Route.LoaderArgs) {
  const business = expectUser(route.context.get(sessionContext)).business!;
  const { id } = business;
  const [statistics, own, seals, { quotas }] = await Promise.all([
    load(route, getBusinessStatistics, { params: { id } }),
    load(route, getOwnBusiness, {}),
    loadSeals(route, id),
    load(route, getSubscriptionUsage, { params: { id } }),
  ]);
  const { settings, name, domains = [], subscription, pricePlan } = own;
  const { features } = pricePlan;
  const standing = { business, statistics, settings, features, seals, domains, quotas, subscription, now: new Date() };
  return { name, statistics, attention: listAttention(standing), steps: listFirstSteps(standing) };
}

export default function BusinessDashboard({ loaderData }: Route.ComponentProps) {
  const { name, statistics, attention, steps } = loaderData;
  return <BusinessDashboardView {...{ name, statistics, attention, steps }} />;
}
