import { applyAesForBusiness } from '@sigillum/api-contracts/business/apply-aes-for-business.ts';
import { cancelAesForBusiness } from '@sigillum/api-contracts/business/cancel-aes-for-business.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import type { Route } from './+types/aes-for-business.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { load, send } from '../http/api.ts';
import { AesChange } from './aes-form.ts';
import { AesView } from './components/aes-view.tsx';

export const loader = async (route: Route.LoaderArgs) => ({ business: await load(route, getOwnBusiness, {}) });

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await route.request.formData();
  const { value, failure } = parseForm(form, AesChange);
  if (failure) return { failure };
  try {
    const { id } = await send(route, getOwnBusiness, {});
    const params = { id };
    if (value.intent === 'end') {
      await send(route, cancelAesForBusiness, { params });
      return {};
    }
    const { intent: _, domains, ...body } = value;
    await send(route, applyAesForBusiness, { params, body: { ...body, domains: [domains].flat() } });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form, { 'error.aes_for_business.domain_missing': 'domains' }) };
  }
}

export default function AesPage({ loaderData }: Route.ComponentProps) {
  return <AesView {...loaderData} />;
}
