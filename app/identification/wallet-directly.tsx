import { type WalletName, wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { getUserDirectly } from '@sigillum/api-contracts/user/get-user-directly.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/wallet-directly.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { load, send } from '../http/api.ts';
import { drawQr } from '../two-step/draw-qr.ts';
import { WalletView } from './components/wallet-view.tsx';
import { directWalletCalls } from './direct/direct-wallet-calls.ts';
import { loadVisit } from './direct/load-visit.ts';
import { directLawPages, directWalletPages, ofRequest } from './direct/visit-places.ts';
import { WalletChange } from './wallet-calls.ts';

const readName = (pattern: string): WalletName =>
  (Object.keys(directWalletPages) as WalletName[]).find((name) => directWalletPages[name] === pattern)!;

export async function loader(route: Route.LoaderArgs) {
  const [{ request, overview, documentHref }, user] = await Promise.all([
    loadVisit(route),
    load(route, getUserDirectly, {}),
  ]);
  const { id, legislation } = request;
  const name = readName(route.pattern);
  if (wallets[name].legislation !== legislation) throw redirect(ofRequest(directLawPages[legislation], id));
  const wallet = overview.wallets.find(({ service }) => service === name)!;
  return {
    wallet,
    qr: wallet.url === null ? null : drawQr(wallet.url),
    known: overview.identifications,
    personName: user.invitedName ?? '',
    visit: { requestId: id, documentHref },
  };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await route.request.formData();
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
