import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { callStatuses, listProgramCalls } from '@sigillum/api-contracts/business/list-program-calls.ts';
import * as z from 'zod';
import type { Route } from './+types/program-calls.ts';
import { load } from '../http/api.ts';
import { ProgramCallsView } from './components/program-calls-view.tsx';

const Query = z.object({
  path: z.string().trim().max(200).catch(''),
  status: z.enum(callStatuses).catch('all'),
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
});

export async function loader(route: Route.LoaderArgs) {
  const { path, status, after } = Query.parse(Object.fromEntries(route.url.searchParams));
  const { id } = await load(route, getOwnBusiness, {});
  const query = { status, ...(path && { path }), ...(after && { after }) };
  return { path, status, after, ...(await load(route, listProgramCalls, { params: { id }, query })) };
}

export default function ProgramCalls({ loaderData }: Route.ComponentProps) {
  return <ProgramCallsView {...loaderData} />;
}
