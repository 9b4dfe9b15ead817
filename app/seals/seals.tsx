import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { listSeals } from '@sigillum/api-contracts/seals/list-seals.ts';
import { putSeal } from '@sigillum/api-contracts/seals/put-seal.ts';
import { redirect, useNavigation } from 'react-router';
import type { Route } from './+types/seals.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, keepTyped, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { SealsView } from './components/seals-view.tsx';
import { loadSeals } from './load-seals.ts';
import { SealForm } from './seal-form.ts';

export async function loader(route: Route.LoaderArgs) {
  const { id, pricePlan } = await load(route, getOwnBusiness, {});
  return { seals: await loadSeals(route, id), features: pricePlan.features };
}

export async function action(route: Route.ActionArgs): Promise<Response | { failure: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, SealForm);
  if (failure) return { failure };
  const { name, label } = value;
  try {
    const { id } = await send(route, getOwnBusiness, {});
    const { seals } = await send(route, listSeals, { params: { id } });
    // Putting a name that is there changes its label, which nobody means here.
    if (seals.some((seal) => seal.name === name))
      return { failure: { fields: { name: { id: 'seals.name.taken' } }, typed: keepTyped(form) } };
    await send(route, putSeal, { params: { id, name }, body: { label } });
    return redirect(`/business/seals/${name}`);
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

export default function Seals({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return <SealsView {...loaderData} failure={actionData?.failure} isBusy={isBusy} />;
}
