import { validConfirmation } from '@sigillum/api-contracts/user/valid-confirmation.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/confirm.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { send } from '../http/api.ts';
import { ConfirmNotice } from './components/confirm-notice.tsx';
import { readSignUp, writeSignUp } from './sign-up-cookie.ts';

/** The mailed link. It leads on at once; only what hinders that is shown. Opening it twice, as mail scanners do, is harmless. */
export async function loader(route: Route.LoaderArgs) {
  const session = route.context.get(sessionContext);
  if (session.kind === 'account') return { knownAs: session.user.email };
  const token = route.url.searchParams.get('token');
  if (!token) return { knownAs: undefined };
  try {
    const { email, flow } = await send(route, validConfirmation, { body: { token } });
    const next = readSignUp(route.request)?.next;
    const cookie = writeSignUp({ email, flow, token, ...(next && { next }) }, route.context.get(environmentContext));
    return redirect(flow === 'business' ? '/business/signup/steps' : '/signup/steps', {
      headers: { 'set-cookie': cookie },
    });
  } catch (error) {
    if (!isApiProblem(error) || error.key !== 'error.user.confirmation_invalid') throw error;
    return { knownAs: undefined };
  }
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return <ConfirmNotice {...loaderData} />;
}
