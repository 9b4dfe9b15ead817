import { listOrganisationLogins } from '@sigillum/api-contracts/operator/list-organisation-logins.ts';
import { switchOrganisationLogin } from '@sigillum/api-contracts/operator/switch-organisation-login.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';
import type { Route } from './+types/logins.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { LoginsView } from './components/logins-view.tsx';
import { loadRoom, sendRoom } from './load-room.ts';
import { readAfter } from './read-after.ts';

const Switch = z.object({ intent: z.enum(['on', 'off']), domain: z.string().min(1).max(255) });

export async function loader(route: Route.LoaderArgs) {
  const after = readAfter(route, line(255));
  return { after, ...(await loadRoom(route, listOrganisationLogins, { query: { after } })) };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, Switch);
  if (failure) return { failure };
  const { intent, domain } = value;
  try {
    await sendRoom(route, switchOrganisationLogin, { params: { domain }, body: { isOn: intent === 'on' } });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

export default function Logins({ loaderData }: Route.ComponentProps) {
  return <LoginsView {...loaderData} />;
}
