import { login } from '@sigillum/api-contracts/user/login.ts';
import { register } from '@sigillum/api-contracts/user/register.ts';
import { validConfirmation } from '@sigillum/api-contracts/user/valid-confirmation.ts';
import { redirect } from 'react-router';
import { environmentContext, localeContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { send, type RouteCall } from '../http/api.ts';
import { writeFlash } from '../http/flash.ts';
import { toLanguage } from '../i18n/locales.ts';
import type { AccountFields } from './account-fields.ts';
import { clearSignUp, readSignUp, type SignUp } from './sign-up-cookie.ts';

type Call = RouteCall & { request: Request };

/** The page that the person wanted, or that the flow leads to: where the Swiss E-ID is shown, or what can be done without it. */
const chooseNext = ({ context }: Call, signUp: SignUp | undefined): string | undefined =>
  signUp?.next ??
  (signUp?.flow === 'eidplus'
    ? `/profile/signature-standards${context.get(environmentContext).hasEid ? '/zertes/wallet' : ''}`
    : undefined);

/** The confirmed address of whoever is signing up; leads back to `startPage` when the link has ended meanwhile. */
export async function readConfirmed(route: Call, startPage: string): Promise<{ email: string }> {
  const token = readSignUp(route.request, route.context.get(environmentContext))?.token;
  if (!token) throw redirect(startPage);
  try {
    const { email } = await send(route, validConfirmation, { body: { token } });
    return { email };
  } catch (error) {
    if (!isApiProblem(error) || error.key !== 'error.user.confirmation_invalid') throw error;
    const environment = route.context.get(environmentContext);
    const headers = new Headers({ 'set-cookie': clearSignUp(environment) });
    headers.append('set-cookie', writeFlash({ id: 'error.user.confirmation_invalid', tone: 'danger' }, environment));
    throw redirect(startPage, { headers });
  }
}

/** Registers and logs in; answers the access token and the page that the person wanted. Throws ApiProblem. */
export async function finishSignUp(
  route: Call,
  { gtc, ...account }: AccountFields,
): Promise<{ token: string; next: string | undefined }> {
  const signUp = readSignUp(route.request, route.context.get(environmentContext));
  const { password } = account;
  const hasAccepted = gtc === 'true';
  const lang = toLanguage(route.context.get(localeContext));
  const body = { ...account, gtc: hasAccepted, lang, token: signUp?.token ?? '-' };
  const { email } = await send(route, register, { body });
  const { token } = await send(route, login, { body: { email, password, first_login: true } });
  return { token, next: chooseNext(route, signUp) };
}
