import { getOutboxMail } from '@sigillum/api-contracts/platform/get-outbox-mail.ts';
import { load } from '../http/api.ts';
import { OutboxLetter } from './components/outbox-letter.tsx';
import { readOutboxQuery } from './outbox-query.ts';
import type { Route } from './+types/outbox-mail.ts';

export async function loader(route: Route.LoaderArgs) {
  const query = readOutboxQuery(route.url);
  const mail = await load(route, getOutboxMail, { params: { id: route.params.id }, query: query.values });
  return { mail, query: query.text };
}

export default function OutboxMail({ loaderData }: Route.ComponentProps) {
  return <OutboxLetter mail={loaderData.mail} query={loaderData.query} />;
}
