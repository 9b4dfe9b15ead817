import { claimSendTo } from '@sigillum/api-contracts/signature-requests/claim-send-to.ts';
import { getSendTo } from '@sigillum/api-contracts/signature-requests/get-send-to.ts';
import { redirect, useNavigation } from 'react-router';
import type { Route } from './+types/send-to.ts';
import { expectUser } from '../access/session.ts';
import { sessionContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { SendToCard } from './components/send-to-card.tsx';

export async function loader(route: Route.LoaderArgs) {
  const sendTo = await load(route, getSendTo, { params: { id: route.params.id } });
  const { permissions } = expectUser(route.context.get(sessionContext));
  return { sendTo, mayInvite: permissions.upload.isAllowed };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, claimSendTo.body);
  if (failure) return { failure };
  try {
    const { id } = await send(route, claimSendTo, { params: { id: route.params.id }, body: value });
    return redirect(value.purpose === 'SIGN' ? `/view/${id}` : `/invite/${id}?step=people`);
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

export default function SendTo({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return <SendToCard {...loaderData} failure={actionData?.failure} isBusy={isBusy} />;
}
