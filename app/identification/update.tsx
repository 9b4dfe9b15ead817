import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { giveUpIdentifications } from '@sigillum/api-contracts/identification/give-up-identifications.ts';
import { Password } from '@sigillum/api-contracts/user/schemas.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import * as z from 'zod';
import type { Route } from './+types/update.ts';
import { namePerson } from '../common/name-person.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { proofFields } from '../user/profile-form.ts';
import { UpdateView } from './components/update-view.tsx';

const Change = z.object({ password: Password.optional() });

export async function loader(route: Route.LoaderArgs) {
  const [user, overview] = await Promise.all([load(route, getUser, {}), load(route, getIdentificationOverview, {})]);
  return {
    known: overview.identifications,
    personName: namePerson(user.firstName, user.lastName, user.email),
  };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, Change);
  if (failure) return { failure };
  try {
    await send(route, giveUpIdentifications, { body: value });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form, proofFields) };
  }
}

export default function Update({ loaderData }: Route.ComponentProps) {
  return <UpdateView {...loaderData} />;
}
