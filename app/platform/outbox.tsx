import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { load } from '../http/api.ts';
import { OutboxList } from './components/outbox-list.tsx';
import { readOutboxQuery } from './outbox-query.ts';
import type { Route } from './+types/outbox.ts';

export async function loader(route: Route.LoaderArgs) {
  const query = readOutboxQuery(route.url);
  const to = route.url.searchParams.get('to') ?? undefined;
  return { mails: (await load(route, listOutboxMails, { query: { ...query.values, to } })).mails, query: query.text };
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return <OutboxList mails={loaderData.mails} query={loaderData.query} />;
}
