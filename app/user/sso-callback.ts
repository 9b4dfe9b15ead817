import { answerIdentityProvider } from '@sigillum/api-contracts/user/answer-identity-provider.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/sso-callback.ts';
import { environmentContext, localeContext, sessionContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { connect } from '../http/api.ts';
import { startSession } from '../http/sessions.ts';
import { toLanguage } from '../i18n/locales.ts';
import { clearSsoLogin, readSsoLogin } from './sso-cookie.ts';
import { findErrorPage } from './sso-failures.ts';

/** Where an identity provider sends people back to. It has no page: it leads on, or to the page that says what went wrong. */
export async function loader(route: Route.LoaderArgs) {
  const login = readSsoLogin(route.request);
  // Somebody went back in the browser after the login was finished.
  if (!login && route.context.get(sessionContext).kind === 'account') return redirect('/');
  if (!login) return redirect(findErrorPage(undefined));
  const { binding, next } = login;
  const lang = toLanguage(route.context.get(localeContext));
  const body = { answer: new URL(route.request.url).search.slice(1), binding, lang };
  try {
    const { token, isSetupPending } = await connect(route).call(answerIdentityProvider, { body });
    const target = isSetupPending ? `/signup/sso${next ? `?next=${encodeURIComponent(next)}` : ''}` : (next ?? '/');
    const response = startSession(route, token, target);
    response.headers.append('set-cookie', clearSsoLogin(route.context.get(environmentContext)));
    return response;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return redirect(findErrorPage(error.key));
  }
}
