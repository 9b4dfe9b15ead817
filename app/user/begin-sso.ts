import { Email } from '@sigillum/api-contracts/schemas.ts';
import { findIdentityProvider } from '@sigillum/api-contracts/user/find-identity-provider.ts';
import { redirect } from 'react-router';
import * as z from 'zod';
import { environmentContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm, type FormFailure } from '../forms/parse-form.ts';
import { send, type RouteCall } from '../http/api.ts';
import { readTarget } from '../http/login-target.ts';
import { writeSsoLogin } from './sso-cookie.ts';

const EmailForm = z.object({ email: Email });

/** Sends the browser to the identity provider of the typed address, and remembers what ties the answer to it. */
export async function beginSso(route: RouteCall, form: FormData): Promise<Response | { failure: FormFailure }> {
  const { value, failure } = parseForm(form, EmailForm);
  if (failure) return { failure };
  const target = readTarget(route.url);
  try {
    const { url, binding } = await send(route, findIdentityProvider, { body: value });
    const login = { binding, email: value.email, ...(target !== '/' && { next: target }) };
    return redirect(url, { headers: { 'set-cookie': writeSsoLogin(login, route.context.get(environmentContext)) } });
  } catch (error) {
    const fields = {
      'error.user.identity_provider_missing': 'email',
      'error.user.identity_provider_misconfigured': 'email',
      'error.user.identity_provider_unavailable': 'email',
    };
    return { failure: mapProblem(error, form, fields) };
  }
}
