import { validConfirmation } from '@sigillum/api-contracts/user/valid-confirmation.ts';
import { redirect } from 'react-router';
import { environmentContext, sessionContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { send, type RouteCall } from '../http/api.ts';
import { readSignUp, writeSignUp } from './sign-up-cookie.ts';

/** The mailed link of a sign-up. It leads on at once; only what hinders that is shown. Opening it twice, as mail scanners do, is harmless. */
export async function openConfirmation(
  route: RouteCall & { request: Request; url: URL },
): Promise<Response | { knownAs: string | undefined }> {
  const session = route.context.get(sessionContext);
  const environment = route.context.get(environmentContext);
  if (session.kind === 'account') return { knownAs: session.user.email };
  const token = route.url.searchParams.get('token');
  if (!token) return { knownAs: undefined };
  try {
    const { email, flow } = await send(route, validConfirmation, { body: { token } });
    const next = readSignUp(route.request, environment)?.next;
    const cookie = writeSignUp({ email, flow, token, ...(next && { next }) }, environment);
    return redirect(flow === 'business' ? '/business/signup/steps' : '/signup/steps', {
      headers: { 'set-cookie': cookie },
    });
  } catch (error) {
    if (!isApiProblem(error) || error.key !== 'error.user.confirmation_invalid') throw error;
    return { knownAs: undefined };
  }
}
