import { ways, type WayName } from '@sigillum/api-contracts/identification/ways.ts';
import { getUserDirectly } from '@sigillum/api-contracts/user/get-user-directly.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/identify-directly.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { load, send } from '../http/api.ts';
import { CaseChange, mapCaseProblem } from './case-change.ts';
import { IdentifyView } from './components/identify-view.tsx';
import { directWayCalls } from './direct/direct-way-calls.ts';
import { loadVisit } from './direct/load-visit.ts';
import { directLawPages, directWayPages, ofRequest } from './direct/visit-places.ts';

const readName = (pattern: string): WayName =>
  (Object.keys(directWayPages) as WayName[]).find((name) => directWayPages[name] === pattern)!;

export async function loader(route: Route.LoaderArgs) {
  const [{ request, overview, documentHref }, user] = await Promise.all([
    loadVisit(route),
    load(route, getUserDirectly, {}),
  ]);
  const { id, legislation } = request;
  const name = readName(route.pattern);
  if (ways[name].legislation !== legislation) throw redirect(ofRequest(directLawPages[legislation], id));
  const { service, kind } = ways[name];
  const way = overview.ways.find((one) => one.service === service && one.kind === kind)!;
  return {
    name,
    way,
    known: overview.identifications,
    personName: user.invitedName ?? '',
    visit: { requestId: id, documentHref },
  };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await route.request.formData();
  const { value, failure } = parseForm(form, CaseChange);
  if (failure) return { failure };
  const { start, cancel } = directWayCalls[readName(route.pattern)];
  try {
    if (value.intent === 'start') await send(route, start, { body: value.terms ? { accepts_terms: true } : {} });
    else await send(route, cancel, { body: { email: value.email } });
    return {};
  } catch (error) {
    return { failure: mapCaseProblem(error, form) };
  }
}

export default function IdentifyDirectly({ loaderData }: Route.ComponentProps) {
  return <IdentifyView {...loaderData} />;
}
