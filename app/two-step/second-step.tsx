import { beginPasskeyLogin } from '@sigillum/api-contracts/two-step/begin-passkey-login.ts';
import { finishLogin } from '@sigillum/api-contracts/two-step/finish-login.ts';
import { SecondStepCode, type SecondStepProof } from '@sigillum/api-contracts/two-step/schemas.ts';
import { redirect, useNavigation } from 'react-router';
import * as z from 'zod';
import type { Route } from './+types/second-step.ts';
import { environmentContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { withCookie } from '../http/cookies.ts';
import { writeFlash } from '../http/flash.ts';
import { startSession } from '../http/sessions.ts';
import { SecondStepForm } from './components/second-step-form.tsx';
import { PasskeyAnswer } from './passkey-answer.ts';
import { clearSecondStep, readSecondStep } from './second-step-cookie.ts';

const Code = z.object({ code: SecondStepCode });

type Parsed = { value: SecondStepProof; failure?: never } | { value?: never; failure: FormFailure };

const parseProof = (form: FormData): Parsed => {
  if (form.get('way') !== 'passkey') return parseForm(form, Code);
  const { value, failure } = parseForm(form, PasskeyAnswer);
  return failure ? { failure } : { value: { challenge: value.challenge, assertion: value.answer } };
};

/** Back to the password, which keeps the page that was wanted. */
const restart = ({ url }: { url: URL }) => `/login${url.search}`;

export async function loader(route: Route.LoaderArgs) {
  const begun = readSecondStep(route.request, route.context.get(environmentContext));
  if (!begun) return redirect(restart(route));
  const { methods, challenge } = begun;
  try {
    const hasPasskey = methods.includes('passkey');
    const passkeyOptions = hasPasskey ? await send(route, beginPasskeyLogin, { body: { challenge } }) : undefined;
    return { methods, passkeyOptions, restartHref: restart(route) };
  } catch (error) {
    if (isApiProblem(error)) return redirect(restart(route));
    throw error;
  }
}

export async function action(route: Route.ActionArgs) {
  const environment = route.context.get(environmentContext);
  const begun = readSecondStep(route.request, environment);
  if (!begun) return redirect(restart(route));
  const form = await readForm(route.request);
  const { value, failure } = parseProof(form);
  if (failure) return { failure };
  try {
    const body = { challenge: begun.challenge, proof: value };
    const { token } = await send(route, finishLogin, { body });
    return withCookie(await startSession(route, token), clearSecondStep(environment));
  } catch (error) {
    if (isApiProblem(error) && error.key === 'error.two_step.challenge_invalid') {
      const leave = redirect(restart(route), { headers: { 'set-cookie': clearSecondStep(environment) } });
      return withCookie(leave, writeFlash({ id: error.key, tone: 'danger' }, environment));
    }
    return {
      failure: mapProblem(error, form, { 'error.two_step.proof_wrong': 'code', 'error.two_step.locked': 'code' }),
    };
  }
}

export default function SecondStepScreen({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return <SecondStepForm {...loaderData} failure={actionData?.failure} isBusy={isBusy} />;
}
