import { type WalletName, wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { getUserDirectly } from '@sigillum/api-contracts/user/get-user-directly.ts';
import type { Route } from './+types/wallet-directly.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { drawQr } from '../two-step/draw-qr.ts';
import { WalletView } from './components/wallet-view.tsx';
import { directWalletCalls } from './direct/direct-wallet-calls.ts';
import { loadVisitUnder } from './direct/load-visit.ts';
import { directWalletPages } from './direct/visit-places.ts';
import { WalletChange } from './wallet-calls.ts';

const readName = (pattern: string): WalletName =>
  (Object.keys(directWalletPages) as WalletName[]).find((name) => directWalletPages[name] === pattern)!;

export async function loader(route: Route.LoaderArgs) {
  const name = readName(route.pattern);
  const { overview, ...visit } = await loadVisitUnder(route, wallets[name].legislation);
  const wallet = overview.wallets.find(({ service }) => service === name)!;
  return { wallet, qr: wallet.url === null ? null : drawQr(wallet.url), ...visit };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, WalletChange);
  if (failure) return { failure };
  const { start, cancel } = directWalletCalls[readName(route.pattern)];
  try {
    if (value.intent === 'start') await send(route, start, { body: {} });
    else await send(route, cancel, { body: { email: (await send(route, getUserDirectly, {})).email } });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form, {}) };
  }
}

export default function WalletDirectly({ loaderData }: Route.ComponentProps) {
  return <WalletView {...loaderData} />;
}
