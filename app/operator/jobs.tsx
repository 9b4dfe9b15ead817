import { cancelJob } from '@sigillum/api-contracts/operator/cancel-job.ts';
import { getInstallation } from '@sigillum/api-contracts/operator/get-installation.ts';
import { listJobs } from '@sigillum/api-contracts/operator/list-jobs.ts';
import { retryJob } from '@sigillum/api-contracts/operator/retry-job.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import * as z from 'zod';
import type { Route } from './+types/jobs.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { JobsView } from './components/jobs-view.tsx';
import { loadRoom, sendRoom } from './load-room.ts';
import { readAfter } from './read-after.ts';

const JobAct = z.object({ intent: z.enum(['retry', 'cancel']), id: Id });

export async function loader(route: Route.LoaderArgs) {
  const after = readAfter(route, Id);
  const [list, { queues }] = await Promise.all([
    loadRoom(route, listJobs, { query: { after } }),
    loadRoom(route, getInstallation, {}),
  ]);
  return { after, ...list, queues };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, JobAct);
  if (failure) return { failure };
  const { intent, id } = value;
  try {
    await sendRoom(route, intent === 'retry' ? retryJob : cancelJob, { params: { id } });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  return <JobsView {...loaderData} />;
}
