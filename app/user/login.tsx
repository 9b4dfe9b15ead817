import { Email } from '@sigillum/api-contracts/schemas.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { Password } from '@sigillum/api-contracts/user/schemas.ts';
import { redirect, useNavigation } from 'react-router';
import * as z from 'zod';
import type { Route } from './+types/login.ts';
import { environmentContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { readTarget } from '../http/login-target.ts';
import { startSession } from '../http/sessions.ts';
import { beginSso } from './begin-sso.ts';
import { loginWithPasskey } from '../two-step/login-with-passkey.ts';
import { findSecondStep, writeSecondStep } from '../two-step/second-step-cookie.ts';
import { LoginForm } from './components/login-form.tsx';

const Login = z.object({ email: Email, password: Password });

export function loader({ url }: Route.LoaderArgs) {
  const email = Email.safeParse(url.searchParams.get('email') ?? '').data?.toLowerCase();
  const target = readTarget(url);
  const hasTarget = target !== '/';
  return { email, hasTarget, signUpHref: hasTarget ? `/signup?next=${encodeURIComponent(target)}` : '/signup' };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  if (form.get('way') === 'organisation') return beginSso(route, form);
  if (form.get('way') === 'passkey') return loginWithPasskey(route, form);
  const { value, failure } = parseForm(form, Login);
  if (failure) return { failure };
  try {
    const { token } = await send(route, login, { body: value });
    return await startSession(route, token);
  } catch (error) {
    const secondStep = findSecondStep(error);
    if (secondStep) {
      const headers = { 'set-cookie': writeSecondStep(secondStep, route.context.get(environmentContext)) };
      return redirect(`/login/second-step${route.url.search}`, { headers });
    }
    return { failure: mapProblem(error, form, { 'error.auth.credentials_invalid': 'password' }) };
  }
}

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return <LoginForm {...loaderData} failure={actionData?.failure} isBusy={isBusy} />;
}
