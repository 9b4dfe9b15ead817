import { lookUpRequest } from '@sigillum/api-contracts/operator/look-up-request.ts';
import { getInstallation } from '@sigillum/api-contracts/operator/get-installation.ts';
import type { RequestFacts } from '@sigillum/api-contracts/operator/schemas.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import { useNavigation } from 'react-router';
import * as z from 'zod';
import type { Route } from './+types/requests.ts';
import type { FormFailure } from '../forms/parse-form.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { RequestsView } from './components/requests-view.tsx';
import { loadRoom, sendRoom } from './load-room.ts';
import { operatorMessages as messages } from './messages.ts';

const Look = z.object({ id: Id });

/** The page shows nothing before somebody looks; only an operator comes so far. */
export async function loader(route: Route.LoaderArgs): Promise<null> {
  await loadRoom(route, getInstallation, {});
  return null;
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure; facts?: RequestFacts }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, Look);
  if (failure) return { failure };
  try {
    return { facts: await sendRoom(route, lookUpRequest, { params: value }) };
  } catch (error) {
    const refused = mapProblem(error, form, { 'error.not_found': 'id' });
    if (refused.fields['id']) refused.fields['id'] = { id: messages.requestAbsent.id };
    return { failure: refused };
  }
}

export default function Requests({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return <RequestsView {...actionData} isBusy={isBusy} />;
}
