import { createWebhook } from '@sigillum/api-contracts/business/create-webhook.ts';
import { deleteWebhook } from '@sigillum/api-contracts/business/delete-webhook.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { listWebhooks } from '@sigillum/api-contracts/business/list-webhooks.ts';
import { resetWebhookSecret } from '@sigillum/api-contracts/business/reset-webhook-secret.ts';
import { testWebhook } from '@sigillum/api-contracts/business/test-webhook.ts';
import { updateWebhook } from '@sigillum/api-contracts/business/update-webhook.ts';
import { useNavigation } from 'react-router';
import type * as z from 'zod';
import type { Route } from './+types/webhooks.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { WebhooksView, type WebhooksOutcome } from './components/webhooks-view.tsx';
import { WebhookWish } from './webhook-form.ts';

export async function loader(route: Route.LoaderArgs) {
  const { id } = await load(route, getOwnBusiness, {});
  return load(route, listWebhooks, { params: { id } });
}

export async function action(route: Route.ActionArgs): Promise<WebhooksOutcome> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, WebhookWish);
  if (failure) return { failure };
  try {
    const { id } = await send(route, getOwnBusiness, {});
    return await change(route, id, value);
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

async function change(
  route: Route.ActionArgs,
  id: string,
  value: z.infer<typeof WebhookWish>,
): Promise<WebhooksOutcome> {
  if (value.intent === 'create') {
    const { intent: _, ...body } = value;
    const { description, secret } = await send(route, createWebhook, { params: { id }, body });
    return { made: { name: description, secret } };
  }
  const { webhookId, updatedAt } = value;
  const params = { id, webhookId };
  switch (value.intent) {
    case 'change': {
      const { description, url, types } = value;
      await send(route, updateWebhook, { params, body: { description, url, types, updatedAt } });
      return {};
    }
    case 'test':
      await send(route, testWebhook, { params, body: {} });
      return { tested: webhookId };
    case 'pause':
    case 'resume':
      await send(route, updateWebhook, { params, body: { isActive: value.intent === 'resume', updatedAt } });
      return {};
    case 'secret': {
      const { description, secret } = await send(route, resetWebhookSecret, { params, body: { updatedAt } });
      return { made: { name: description, secret } };
    }
    case 'delete':
      await send(route, deleteWebhook, { params });
      return {};
  }
}

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return <WebhooksView {...loaderData} outcome={actionData} isBusy={isBusy} />;
}
