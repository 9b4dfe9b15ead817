import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import type { WalletName } from '@sigillum/api-contracts/identification/ways.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import type { Route } from './+types/wallet.ts';
import { namePerson } from '../common/name-person.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { drawQr } from '../two-step/draw-qr.ts';
import { WalletView } from './components/wallet-view.tsx';
import { readRequestId } from './read-request-id.ts';
import { walletCalls, WalletChange } from './wallet-calls.ts';
import { walletScreens } from './way-screens.ts';

const readName = (pattern: string): WalletName =>
  (Object.keys(walletScreens) as WalletName[]).find((name) => walletScreens[name].path === pattern)!;

export async function loader(route: Route.LoaderArgs) {
  const [user, overview] = await Promise.all([load(route, getUser, {}), load(route, getIdentificationOverview, {})]);
  const name = readName(route.pattern);
  const wallet = overview.wallets.find(({ service }) => service === name)!;
  return {
    wallet,
    qr: wallet.url === null ? null : drawQr(wallet.url),
    known: overview.identifications,
    requestId: readRequestId(route.url),
    personName: namePerson(user.firstName, user.lastName, user.email),
  };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, WalletChange);
  if (failure) return { failure };
  const { start, cancel } = walletCalls[readName(route.pattern)];
  try {
    const signatureRequestId = readRequestId(route.url);
    if (value.intent === 'start') await send(route, start, { body: signatureRequestId ? { signatureRequestId } : {} });
    else await send(route, cancel, { body: { email: (await send(route, getUser, {})).email } });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form, {}) };
  }
}

export default function Wallet({ loaderData }: Route.ComponentProps) {
  return <WalletView {...loaderData} />;
}
