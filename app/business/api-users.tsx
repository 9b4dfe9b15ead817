import { createApiUser } from '@sigillum/api-contracts/business/create-api-user.ts';
import { deleteApiUser } from '@sigillum/api-contracts/business/delete-api-user.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { listApiUsers } from '@sigillum/api-contracts/business/list-api-users.ts';
import { resetApiUser } from '@sigillum/api-contracts/business/reset-api-user.ts';
import { resetCallbackSecret } from '@sigillum/api-contracts/business/reset-callback-secret.ts';
import { updateApiUser } from '@sigillum/api-contracts/business/update-api-user.ts';
import { useNavigation } from 'react-router';
import type { Route } from './+types/api-users.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { expectUser } from '../access/session.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { ApiUserChange } from './api-user-form.ts';
import { ApiUsersView, type ApiUsersOutcome } from './components/api-users-view.tsx';

export async function loader(route: Route.LoaderArgs) {
  const { id, pricePlan } = await load(route, getOwnBusiness, {});
  const { apiUsers } = await load(route, listApiUsers, { params: { id } });
  const { publicUrl } = route.context.get(environmentContext);
  const { email } = expectUser(route.context.get(sessionContext));
  const now = Date.now();
  const ended = apiUsers
    .filter(({ keyExpiresAt }) => keyExpiresAt !== null && Date.parse(keyExpiresAt) <= now)
    .map(({ username }) => username);
  return { apiUsers, ended, features: pricePlan.features, publicUrl, email };
}

export async function action(route: Route.ActionArgs): Promise<ApiUsersOutcome> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, ApiUserChange);
  if (failure) return { failure };
  try {
    const { id } = await send(route, getOwnBusiness, {});
    return await change(route, id, value);
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

async function change(route: Route.ActionArgs, id: string, value: ApiUserChange): Promise<ApiUsersOutcome> {
  if (value.intent === 'create') {
    const { description, environment, scopes } = value;
    const keyDays = value.keyDays === 'never' ? null : Number(value.keyDays);
    const body = { description, environment, scopes, keyDays };
    const { username, key, callbackSecret } = await send(route, createApiUser, { params: { id }, body });
    return { made: { username, key }, secret: { name: username, secret: callbackSecret } };
  }
  const { username } = value;
  const params = { id, username };
  switch (value.intent) {
    case 'describe': {
      const { description, scopes, updatedAt } = value;
      await send(route, updateApiUser, { params, body: { description, scopes, updatedAt } });
      return {};
    }
    case 'reset': {
      const { key } = await send(route, resetApiUser, { params, body: { updatedAt: value.updatedAt } });
      return { made: { username, key } };
    }
    case 'callback-secret': {
      const { callbackSecret } = await send(route, resetCallbackSecret, {
        params,
        body: { updatedAt: value.updatedAt },
      });
      return { secret: { name: username, secret: callbackSecret } };
    }
    case 'delete':
      await send(route, deleteApiUser, { params });
      return { deleted: username };
  }
}

export default function ApiUsers({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return <ApiUsersView {...loaderData} outcome={actionData} isBusy={isBusy} />;
}
