import { loginWithPasskey as contract } from '@sigillum/api-contracts/two-step/login-with-passkey.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { type RouteCall, send } from '../http/api.ts';
import { startSession } from '../http/sessions.ts';
import { PasskeyAnswer } from './passkey-answer.ts';

/** The part of the log-in's action that takes a passkey's answer. */
export async function loginWithPasskey(route: RouteCall, form: FormData): Promise<Response | { failure: FormFailure }> {
  const { value, failure } = parseForm(form, PasskeyAnswer);
  if (failure) return { failure };
  try {
    const body = { challenge: value.challenge, assertion: value.answer };
    const { token } = await send(route, contract, { body });
    return await startSession(route, token);
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}
