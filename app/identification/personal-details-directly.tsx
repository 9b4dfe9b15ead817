import { getUserDirectly } from '@sigillum/api-contracts/user/get-user-directly.ts';
import { updateUserDirectly } from '@sigillum/api-contracts/user/update-user-directly.ts';
import { PersonName } from '@sigillum/api-contracts/user/schemas.ts';
import { redirect } from 'react-router';
import * as z from 'zod';
import type { Route } from './+types/personal-details-directly.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { DetailsView } from './components/details-view.tsx';
import { describeVisit, loadVisit } from './direct/load-visit.ts';
import { directLawPages, ofVisit } from './direct/visit-places.ts';

const Details = z.object({ firstName: PersonName, lastName: PersonName });

export async function loader(route: Route.LoaderArgs) {
  const [{ visit }, user] = await Promise.all([loadVisit(route), load(route, getUserDirectly, {})]);
  const { firstName, lastName, invitedName, email, mobile } = user;
  return { firstName, lastName, invitedName, email, mobile, visit };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, Details);
  if (failure) return { failure };
  try {
    await send(route, updateUserDirectly, { body: value });
  } catch (error) {
    return { failure: mapProblem(error, form, {}) };
  }
  // It leads on to the page of the request's own law by itself.
  throw redirect(ofVisit(directLawPages.ZERTES, await describeVisit(route)));
}

export default function PersonalDetailsDirectly({ loaderData }: Route.ComponentProps) {
  return <DetailsView {...loaderData} />;
}
