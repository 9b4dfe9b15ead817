import { changePassword } from '@sigillum/api-contracts/user/change-password.ts';
import { passwordMinLength } from '@sigillum/api-contracts/user/check-password.ts';
import { Password } from '@sigillum/api-contracts/user/schemas.ts';
import { redirect, useNavigation } from 'react-router';
import * as z from 'zod';
import type { Route } from './+types/change-password.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { writeFlash } from '../http/flash.ts';
import { toLogin } from '../http/login-target.ts';
import { ChangePasswordForm } from './components/change-password-form.tsx';
import { userPasswordMessages as messages } from './password-messages.ts';
import { usePasswordVerdict } from './use-password-verdict.ts';

const Change = z.object({ oldPassword: Password, password: Password });

export function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  if (session.kind !== 'account') throw redirect(toLogin('/profile/change-password'));
  const { email, firstName, lastName, hasSso, attributes } = session.user;
  return { email, firstName, lastName, hasSso, isForced: attributes.weakPassword, leastPassword: passwordMinLength };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, Change);
  if (failure) return { failure };
  const session = route.context.get(sessionContext);
  const isForced = session.kind === 'account' && session.user.attributes.weakPassword;
  try {
    await send(route, changePassword, { body: { old: value.oldPassword, new: value.password } });
  } catch (error) {
    return {
      failure: mapProblem(error, form, {
        'error.user.password_wrong': 'oldPassword',
        'error.user.password_unchanged': 'password',
        'error.user.password_weak': 'password',
      }),
    };
  }
  const flash = { id: messages.changePasswordDone.id, tone: 'success' } as const;
  return redirect(isForced ? '/' : '/profile/security', {
    headers: { 'set-cookie': writeFlash(flash, route.context.get(environmentContext)) },
  });
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { email, firstName, lastName, ...form } = loaderData;
  const { verdict, onDraft } = usePasswordVerdict(email);
  return (
    <ChangePasswordForm
      {...form}
      email={email}
      failure={actionData?.failure}
      isBusy={isBusy}
      verdict={verdict}
      onType={(password) => onDraft({ password, firstName, lastName })}
    />
  );
}
