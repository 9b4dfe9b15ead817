import { passwordMinLength } from '@sigillum/api-contracts/user/check-password.ts';
import { resetPassword } from '@sigillum/api-contracts/user/reset-password.ts';
import { Password } from '@sigillum/api-contracts/user/schemas.ts';
import { redirect, useNavigation } from 'react-router';
import * as z from 'zod';
import type { Route } from './+types/password-reset-new.ts';
import { environmentContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { writeFlash } from '../http/flash.ts';
import { endSession } from '../http/sessions.ts';
import { NewPasswordForm } from './components/new-password-form.tsx';
import { ResetEndedNotice } from './components/reset-ended-notice.tsx';
import { lookAtReset } from './look-at-reset.ts';
import { userPasswordMessages as messages } from './password-messages.ts';
import { clearReset, readReset } from './reset-cookie.ts';
import { usePasswordVerdict } from './use-password-verdict.ts';

const NewPassword = z.object({ password: Password });

export async function loader(route: Route.LoaderArgs) {
  const { token } = readReset(route.request, route.context.get(environmentContext));
  if (!token) throw redirect('/password-reset');
  return { ...(await lookAtReset(route, token)), leastPassword: passwordMinLength };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, NewPassword);
  if (failure) return { failure };
  const token = readReset(route.request, route.context.get(environmentContext)).token ?? '-';
  try {
    await send(route, resetPassword, { body: { token, new: value.password } });
  } catch (error) {
    return { failure: mapProblem(error, form, { 'error.user.password_weak': 'password' }) };
  }
  // Every login of the account has ended, and this browser's may have been one of them.
  const environment = route.context.get(environmentContext);
  const response = endSession(route);
  response.headers.append('set-cookie', clearReset(environment));
  response.headers.append('set-cookie', writeFlash({ id: messages.resetDone.id, tone: 'success' }, environment));
  return response;
}

export default function PasswordResetNew({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const email = 'email' in loaderData ? loaderData.email : '';
  const password = usePasswordVerdict(email);
  if ('end' in loaderData) return <ResetEndedNotice end={loaderData.end} />;
  const { leastPassword } = loaderData;
  return (
    <NewPasswordForm
      email={email}
      leastPassword={leastPassword}
      failure={actionData?.failure}
      isBusy={isBusy}
      {...password}
    />
  );
}
