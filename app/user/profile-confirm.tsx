import { confirmEmail } from '@sigillum/api-contracts/user/confirm-email.ts';
import { redirect, useNavigation } from 'react-router';
import type { Route } from './+types/profile-confirm.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { send } from '../http/api.ts';
import { writeFlash } from '../http/flash.ts';
import { ConfirmEmailCard } from './components/confirm-email-card.tsx';

/** The mailed link changes nothing by itself: programs open links, too. */
export function loader({ context, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const change = session.kind === 'account' ? session.user.emailChange : null;
  return { email: url.searchParams.has('token') ? (change?.email ?? null) : null };
}

export async function action(route: Route.ActionArgs) {
  try {
    await send(route, confirmEmail, { body: { token: route.url.searchParams.get('token') || '-' } });
  } catch (error) {
    if (!isApiProblem(error) || error.key !== 'error.user.confirmation_invalid') throw error;
    return { isInvalid: true };
  }
  const cookie = writeFlash(
    { id: 'user.profile-confirm.done', tone: 'success' },
    route.context.get(environmentContext),
  );
  return redirect('/profile', { headers: { 'set-cookie': cookie } });
}

export default function ProfileConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return <ConfirmEmailCard email={actionData?.isInvalid ? null : loaderData.email} isBusy={isBusy} />;
}
