import { announceNotice } from '@sigillum/api-contracts/operator/announce-notice.ts';
import { changeNotice } from '@sigillum/api-contracts/operator/change-notice.ts';
import { endNotice } from '@sigillum/api-contracts/operator/end-notice.ts';
import { listNotices } from '@sigillum/api-contracts/operator/list-notices.ts';
import type { Route } from './+types/notices.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { NoticesView } from './components/notices-view.tsx';
import { loadRoom, sendRoom } from './load-room.ts';
import { NoticeChange } from './notice-form.ts';

export const loader = (route: Route.LoaderArgs) => loadRoom(route, listNotices, {});

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, NoticeChange);
  if (failure) return { failure };
  try {
    await change(route, value);
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

async function change(route: Route.ActionArgs, value: NoticeChange): Promise<unknown> {
  if (value.intent === 'end') return sendRoom(route, endNotice, { params: { id: value.id } });
  const { url, isBlocking, startsAt, endsAt } = value;
  const body = { url, isBlocking, startsAt, endsAt };
  return value.intent === 'announce'
    ? sendRoom(route, announceNotice, { body })
    : sendRoom(route, changeNotice, { params: { id: value.id }, body });
}

export default function Notices({ loaderData }: Route.ComponentProps) {
  return <NoticesView {...loaderData} />;
}
