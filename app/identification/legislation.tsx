import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import * as z from 'zod';
import type { Route } from './+types/legislation.ts';
import { environmentContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { LegislationView } from './components/legislation-view.tsx';

const Change = z.object({ defaultLegislation: Legislation });

export async function loader(route: Route.LoaderArgs) {
  const [{ attributes }, { identifications }, offered] = await Promise.all([
    load(route, getUser, {}),
    load(route, getIdentificationOverview, {}),
    route.context.get(environmentContext).listQualities(),
  ]);
  const { defaultLegislation, defaultQuality } = attributes;
  return {
    defaultLegislation,
    identified: identifications.filter(({ is_active }) => is_active).map(({ legislation }) => legislation),
    available: Legislation.options.filter((law) => law === defaultLegislation || offered[law].includes(defaultQuality)),
  };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, Change);
  if (failure) return { failure };
  try {
    await send(route, updateUser, { body: { attributes: value } });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form, { 'error.sr.quality_not_available': 'defaultLegislation' }) };
  }
}

export default function LegislationPage({ loaderData }: Route.ComponentProps) {
  return <LegislationView {...loaderData} />;
}
