import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import type { Route } from './+types/business-welcome.ts';
import { load } from '../http/api.ts';
import { BusinessWelcomeNotice } from './components/business-welcome-notice.tsx';

export async function loader(route: Route.LoaderArgs) {
  const { name, billing } = await load(route, getOwnBusiness, {});
  return { name, trialEndsAt: billing.trialEndsAt };
}

export default function BusinessWelcome({ loaderData }: Route.ComponentProps) {
  return <BusinessWelcomeNotice {...loaderData} />;
}
