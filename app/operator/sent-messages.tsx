import { listCallbackTries } from '@sigillum/api-contracts/operator/list-callback-tries.ts';
import { listMessages } from '@sigillum/api-contracts/operator/list-messages.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';
import type { Route } from './+types/sent-messages.ts';
import { MessagesView, type MessagesPage } from './components/messages-view.tsx';
import { loadRoom } from './load-room.ts';
import { readAfter } from './read-after.ts';

const Query = z.object({
  tab: z.enum(['mail', 'sms', 'callbacks']).catch('mail'),
  to: line(254).catch(''),
});

export async function loader(route: Route.LoaderArgs): Promise<MessagesPage> {
  const { tab, to } = Query.parse(Object.fromEntries(route.url.searchParams));
  const after = readAfter(route, Id);
  if (tab === 'callbacks') return { tab, after, ...(await loadRoom(route, listCallbackTries, { query: { after } })) };
  const query = { channel: tab, ...(to && { to }), after };
  return { tab, to, after, ...(await loadRoom(route, listMessages, { query })) };
}

export default function SentMessages({ loaderData }: Route.ComponentProps) {
  return <MessagesView page={loaderData} />;
}
