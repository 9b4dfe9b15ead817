import { changePlan } from '@sigillum/api-contracts/operator/change-plan.ts';
import { listBusinesses } from '@sigillum/api-contracts/operator/list-businesses.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import type { Route } from './+types/businesses.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { BusinessesView } from './components/businesses-view.tsx';
import { loadRoom, sendRoom } from './load-room.ts';
import { PlanForm } from './plan-form.ts';
import { readAfter } from './read-after.ts';

export async function loader(route: Route.LoaderArgs) {
  const search = line(100)
    .catch('')
    .parse(route.url.searchParams.get('search') ?? '');
  const after = readAfter(route, Id);
  const query = { ...(search && { search }), after };
  return { search, after, ...(await loadRoom(route, listBusinesses, { query })) };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, PlanForm);
  if (failure) return { failure };
  const { id, ...body } = value;
  try {
    await sendRoom(route, changePlan, { params: { id }, body });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form, { 'error.operator.day_past': 'until' }) };
  }
}

export default function Businesses({ loaderData }: Route.ComponentProps) {
  return <BusinessesView {...loaderData} />;
}
