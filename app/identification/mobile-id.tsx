import { askByMobileId } from '@sigillum/api-contracts/identification/ask-by-mobile-id.ts';
import { disconnectMobileId } from '@sigillum/api-contracts/identification/disconnect-mobile-id.ts';
import { getMobileId } from '@sigillum/api-contracts/identification/get-mobile-id.ts';
import { lookAtMobileId } from '@sigillum/api-contracts/identification/look-at-mobile-id.ts';
import type { MobileIdOverview } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import { Password } from '@sigillum/api-contracts/user/schemas.ts';
import * as z from 'zod';
import type { Route } from './+types/mobile-id.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { connect, load, send } from '../http/api.ts';
import { proofFields } from '../user/profile-form.ts';
import { MobileIdView } from './components/mobile-id-view.tsx';

const Change = z.object({ intent: z.enum(['connect', 'test', 'disconnect']), password: Password.optional() });

/** Each reading of the page looks at the phone that is being asked. */
export async function loader(route: Route.LoaderArgs): Promise<{ overview: MobileIdOverview }> {
  const overview = await load(route, getMobileId, {});
  const { question } = overview;
  if (question?.state !== 'open') return { overview };
  try {
    await connect(route).call(lookAtMobileId, { params: { id: question.id } });
  } catch (error) {
    // Mobile ID is away: the page looks again by itself.
    if (!isApiProblem(error) || error.key !== 'error.unavailable') throw error;
  }
  return { overview: await load(route, getMobileId, {}) };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, Change);
  if (failure) return { failure };
  const { intent, password } = value;
  const proof = password === undefined ? {} : { password };
  try {
    if (intent === 'disconnect') await send(route, disconnectMobileId, { body: proof });
    else if (intent === 'test') await send(route, askByMobileId, { body: { purpose: intent } });
    else await send(route, askByMobileId, { body: { purpose: intent, ...proof } });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form, proofFields) };
  }
}

export default function MobileId({ loaderData }: Route.ComponentProps) {
  return <MobileIdView {...loaderData} />;
}
