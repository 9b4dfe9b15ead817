import { applyAesForBusiness } from '@sigillum/api-contracts/business/apply-aes-for-business.ts';
import { cancelAesForBusiness } from '@sigillum/api-contracts/business/cancel-aes-for-business.ts';
import { getBusiness } from '@sigillum/api-contracts/business/get-business.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { addOfficer } from '@sigillum/api-contracts/identification/add-officer.ts';
import { listOfficers } from '@sigillum/api-contracts/identification/list-officers.ts';
import { removeOfficer } from '@sigillum/api-contracts/identification/remove-officer.ts';
import type { Route } from './+types/aes-for-business.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { AesChange } from './aes-form.ts';
import { AesView } from './components/aes-view.tsx';

export async function loader(route: Route.LoaderArgs) {
  const business = await load(route, getOwnBusiness, {});
  const params = { id: business.id };
  const [officers, { admins = [], members = [] }] = await Promise.all([
    load(route, listOfficers, { params }),
    load(route, getBusiness, { params }),
  ]);
  const isOne = (email: string) => officers.officers.some((officer) => officer.email === email);
  const others = [...admins, ...members]
    .filter(({ email }) => !isOne(email))
    .map(({ id, email, firstName, lastName }) => ({ id, email, first_name: firstName, last_name: lastName }));
  return { business, officers, others };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, AesChange);
  if (failure) return { failure };
  try {
    const { id } = await send(route, getOwnBusiness, {});
    const params = { id };
    if (value.intent === 'end') {
      await send(route, cancelAesForBusiness, { params });
      return {};
    }
    if (value.intent === 'add-officer') {
      await send(route, addOfficer, { params, body: { email: value.email } });
      return {};
    }
    if (value.intent === 'remove-officer') {
      await send(route, removeOfficer, { params: { id, userId: value.userId } });
      return {};
    }
    const { intent: _, domains, ...body } = value;
    await send(route, applyAesForBusiness, { params, body: { ...body, domains: [domains].flat() } });
    return {};
  } catch (error) {
    return {
      failure: mapProblem(error, form, {
        'error.aes_for_business.domain_missing': 'domains',
        'error.in_person.member_unknown': 'email',
      }),
    };
  }
}

export default function AesPage({ loaderData }: Route.ComponentProps) {
  return <AesView {...loaderData} />;
}
