import { listCallbackTries } from '@sigillum/api-contracts/operator/list-callback-tries.ts';
import { listMessages } from '@sigillum/api-contracts/operator/list-messages.ts';
import * as z from 'zod';
import type { Route } from './+types/sent-messages.ts';
import { MessagesView, type MessagesPage } from './components/messages-view.tsx';
import { loadRoom } from './load-room.ts';

const Query = z.object({
  tab: z.enum(['mail', 'sms', 'callbacks']).catch('mail'),
  to: z.string().trim().max(254).catch(''),
});

export async function loader(route: Route.LoaderArgs): Promise<MessagesPage> {
  const { tab, to } = Query.parse(Object.fromEntries(route.url.searchParams));
  if (tab === 'callbacks') return { tab, callbacks: (await loadRoom(route, listCallbackTries, {})).callbacks };
  const query = { channel: tab, ...(to && { to }) };
  return { tab, to, messages: (await loadRoom(route, listMessages, { query })).messages };
}

export default function SentMessages({ loaderData }: Route.ComponentProps) {
  return <MessagesView page={loaderData} />;
}
