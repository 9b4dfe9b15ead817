import { ways, type WayName } from '@sigillum/api-contracts/identification/ways.ts';
import type { Route } from './+types/identify-directly.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { CaseChange, mapCaseProblem } from './case-change.ts';
import { IdentifyView } from './components/identify-view.tsx';
import { directWayCalls } from './direct/direct-way-calls.ts';
import { loadVisitUnder } from './direct/load-visit.ts';
import { directWayPages } from './direct/visit-places.ts';

const readName = (pattern: string): WayName =>
  (Object.keys(directWayPages) as WayName[]).find((name) => directWayPages[name] === pattern)!;

export async function loader(route: Route.LoaderArgs) {
  const name = readName(route.pattern);
  const { service, kind, legislation } = ways[name];
  const { overview, ...visit } = await loadVisitUnder(route, legislation);
  const way = overview.ways.find((one) => one.service === service && one.kind === kind)!;
  return { name, way, ...visit };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
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
