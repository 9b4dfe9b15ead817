import { requestConfirmation } from '@sigillum/api-contracts/user/request-confirmation.ts';
import { redirect } from 'react-router';
import { environmentContext, localeContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import type { FormFailure } from '../forms/parse-form.ts';
import { send, type RouteCall } from '../http/api.ts';
import { toLanguage } from '../i18n/locales.ts';
import { readSignUp } from './sign-up-cookie.ts';

/** The action of the page after the mail: sends it once more, or leads back to `startPage` when nobody knows where to. */
export async function resendMail(
  route: RouteCall & { request: Request },
  startPage: string,
): Promise<Response | { isResent: boolean; failure?: FormFailure }> {
  const signUp = readSignUp(route.request, route.context.get(environmentContext));
  if (!signUp) return redirect(startPage);
  const { email, flow } = signUp;
  try {
    await send(route, requestConfirmation, {
      body: { email, flow, lang: toLanguage(route.context.get(localeContext)) },
    });
    return { isResent: true };
  } catch (error) {
    return { isResent: false, failure: mapProblem(error, new FormData()) };
  }
}
