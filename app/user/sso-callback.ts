import { answerIdentityProvider } from '@sigillum/api-contracts/user/answer-identity-provider.ts';
import { logout } from '@sigillum/api-contracts/user/logout.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/sso-callback.ts';
import { environmentContext, localeContext, sessionContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { connect } from '../http/api.ts';
import { leadsToSorry } from '../http/leads-to-sorry.ts';
import { startSession } from '../http/sessions.ts';
import { toLanguage } from '../i18n/locales.ts';
import { findSecondStep, writeSecondStep } from '../two-step/second-step-cookie.ts';
import { clearSsoLogin, readSsoLogin } from './sso-cookie.ts';
import { findErrorPage } from './sso-failures.ts';

/** Where an identity provider sends people back to. It has no page: it leads on, or to the page that says what went wrong. */
export async function loader(route: Route.LoaderArgs) {
  const login = readSsoLogin(route.request, route.context.get(environmentContext));
  // Somebody went back in the browser after the login was finished.
  if (!login && route.context.get(sessionContext).kind === 'account') return redirect('/');
  if (!login) return redirect(findErrorPage(undefined));
  const { binding, next } = login;
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  const lang = toLanguage(route.context.get(localeContext));
  const { business } = route.params;
  const body = { answer: new URL(route.request.url).search.slice(1), business, binding, lang };
  try {
    const { token, isSetupPending } = await connect(route).call(answerIdentityProvider, { body });
    // Whoever was logged in at this browser before is so no longer.
    if (route.context.get(sessionContext).kind === 'account')
      await connect(route)
        .call(logout, {})
        .catch(() => undefined);
    const target = isSetupPending ? `/signup/sso${query}` : (next ?? '/');
    const response = await startSession(route, token, target);
    response.headers.append('set-cookie', clearSsoLogin(route.context.get(environmentContext)));
    return response;
  } catch (error) {
    const secondStep = findSecondStep(error);
    if (secondStep) {
      const headers = { 'set-cookie': writeSecondStep(secondStep, route.context.get(environmentContext)) };
      return redirect(`/login/second-step${query}`, { headers });
    }
    if (!isApiProblem(error)) throw error;
    if (leadsToSorry(error.status)) return redirect('/sorry');
    return redirect(findErrorPage(error.key));
  }
}
