import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { getCustomExtras } from '@sigillum/api-contracts/pricing/get-custom-extras.ts';
import type { Route } from './+types/extras.ts';
import { expectUser } from '../access/session.ts';
import { localeContext, sessionContext } from '../context.ts';
import { load } from '../http/api.ts';
import { chooseCurrency } from './choose-currency.ts';
import { ExtrasView } from './components/extras-view.tsx';

export async function loader(route: Route.LoaderArgs) {
  const { id } = expectUser(route.context.get(sessionContext)).business!;
  const [{ period, extras }, { billing }] = await Promise.all([
    load(route, getCustomExtras, { params: { id } }),
    load(route, getOwnBusiness, {}),
  ]);
  const sold = extras.flatMap(({ prices }) => prices.map(({ currency }) => currency));
  const currency = chooseCurrency(route.context.get(localeContext), sold, billing.currency ?? undefined);
  const own = extras.map((extra) => ({
    ...extra,
    prices: extra.prices.filter((price) => price.currency === currency),
  }));
  return { period, extras: own };
}

export default function Extras({ loaderData }: Route.ComponentProps) {
  return <ExtrasView {...loaderData} />;
}
