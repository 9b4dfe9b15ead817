import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { listDeliveries } from '@sigillum/api-contracts/business/list-deliveries.ts';
import { resendDelivery } from '@sigillum/api-contracts/business/resend-delivery.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import { CallbackState } from '@sigillum/api-contracts/signature-requests/callback-schemas.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';
import type { Route } from './+types/deliveries.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { DeliveriesView, type DeliveriesOutcome } from './components/deliveries-view.tsx';

const Query = z.object({
  q: line(200).catch(''),
  state: CallbackState.optional().catch(undefined),
  after: Id.optional().catch(undefined),
});

export async function loader(route: Route.LoaderArgs) {
  const { q, state, after } = Query.parse(Object.fromEntries(route.url.searchParams));
  const { id } = await load(route, getOwnBusiness, {});
  const query = { ...(q && { search: q }), ...(state && { state }), ...(after && { after }) };
  return { q, state, after, ...(await load(route, listDeliveries, { params: { id }, query })) };
}

export async function action(route: Route.ActionArgs): Promise<DeliveriesOutcome> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, z.object({ deliveryId: Id }));
  if (failure) return { failure };
  try {
    const { id } = await send(route, getOwnBusiness, {});
    await send(route, resendDelivery, { params: { id, deliveryId: value.deliveryId }, body: {} });
    return { resent: value.deliveryId };
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

export default function Deliveries({ loaderData, actionData }: Route.ComponentProps) {
  return <DeliveriesView {...loaderData} outcome={actionData} />;
}
