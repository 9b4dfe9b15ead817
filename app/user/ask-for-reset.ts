import { requestReset } from '@sigillum/api-contracts/user/request-reset.ts';
import { localeContext } from '../context.ts';
import { send, type RouteCall } from '../http/api.ts';
import { toLanguage } from '../i18n/locales.ts';

/** Asks for the mail with the link that sets a new password, in the language of the page. Throws ApiProblem. */
export const askForReset = (route: RouteCall, email: string) =>
  send(route, requestReset, { body: { email, lang: toLanguage(route.context.get(localeContext)) } });
