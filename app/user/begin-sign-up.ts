import { Email } from '@sigillum/api-contracts/schemas.ts';
import { requestConfirmation } from '@sigillum/api-contracts/user/request-confirmation.ts';
import type { SignUpFlow } from '@sigillum/api-contracts/user/schemas.ts';
import { redirect } from 'react-router';
import * as z from 'zod';
import { environmentContext, localeContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm, type FormFailure } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send, type RouteCall } from '../http/api.ts';
import { readTarget } from '../http/login-target.ts';
import { toLanguage } from '../i18n/locales.ts';
import { writeSignUp } from './sign-up-cookie.ts';

const EmailForm = z.object({ email: Email });

/** The action of the first page of either sign-up: asks for the mail, remembers who and where to, and leads to `sentPage`. */
export async function beginSignUp(
  route: RouteCall & { request: Request },
  flow: SignUpFlow,
  sentPage: string,
): Promise<Response | { failure: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, EmailForm);
  if (failure) return { failure };
  const target = readTarget(route.url);
  try {
    const lang = toLanguage(route.context.get(localeContext));
    await send(route, requestConfirmation, { body: { email: value.email, flow, lang } });
    const signUp = { email: value.email.toLowerCase(), flow, ...(target !== '/' && { next: target }) };
    return redirect(sentPage, {
      headers: { 'set-cookie': writeSignUp(signUp, route.context.get(environmentContext)) },
    });
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}
