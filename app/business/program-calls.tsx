import { ApiUsername } from '@sigillum/api-contracts/business/api-user.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { listApiUsers } from '@sigillum/api-contracts/business/list-api-users.ts';
import { callStatuses, listProgramCalls } from '@sigillum/api-contracts/business/list-program-calls.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';
import type { Route } from './+types/program-calls.ts';
import { load } from '../http/api.ts';
import { ProgramCallsView } from './components/program-calls-view.tsx';

const Query = z.object({
  path: line(200).catch(''),
  username: ApiUsername.optional().catch(undefined),
  status: z.enum(callStatuses).catch('all'),
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
});

export async function loader(route: Route.LoaderArgs) {
  const { path, username, status, after } = Query.parse(Object.fromEntries(route.url.searchParams));
  const { id } = await load(route, getOwnBusiness, {});
  const query = { status, ...(path && { path }), ...(username && { username }), ...(after && { after }) };
  const [{ apiUsers }, found] = await Promise.all([
    load(route, listApiUsers, { params: { id } }),
    load(route, listProgramCalls, { params: { id }, query }),
  ]);
  const programs = apiUsers.map(({ username: value, description }) => ({ username: value, description }));
  return { path, username, status, after, programs, ...found };
}

export default function ProgramCalls({ loaderData }: Route.ComponentProps) {
  return <ProgramCallsView {...loaderData} />;
}
