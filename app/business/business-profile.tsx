import { deleteBusiness } from '@sigillum/api-contracts/business/delete-business.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { updateBusinessBase } from '@sigillum/api-contracts/business/update-business-base.ts';
import { updateBusiness } from '@sigillum/api-contracts/business/update-business.ts';
import { redirectDocument } from 'react-router';
import type { Route } from './+types/business-profile.ts';
import { environmentContext, localeContext } from '../context.ts';
import { orderCountries } from '../forms/country-order.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { languageTags } from '../i18n/locales.ts';
import { ProfileChange } from './profile-form.ts';
import { BusinessProfileView } from './components/business-profile-view.tsx';

export async function loader(route: Route.LoaderArgs) {
  const business = await load(route, getOwnBusiness, {});
  const { region } = route.context.get(environmentContext);
  return { business, countries: orderCountries(languageTags[route.context.get(localeContext)], region) };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure } | Response> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, ProfileChange);
  if (failure) return { failure };
  try {
    const { id } = await send(route, getOwnBusiness, {});
    await change(route, id, value);
    // Nobody belongs to it any more; what is left to do stands there.
    return value.intent === 'delete' ? redirectDocument('/business/register') : {};
  } catch (error) {
    const places = {
      'error.business.name_mismatch': 'typedName',
      'error.user.password_wrong': 'password',
      'error.user.login_too_old': 'password',
    } as const;
    return { failure: mapProblem(error, form, places) };
  }
}

function change(route: Route.ActionArgs, id: string, value: ProfileChange): Promise<unknown> {
  const params = { id };
  switch (value.intent) {
    case 'base': {
      const { intent: _, phone, ...body } = value;
      return send(route, updateBusinessBase, { params, body: { ...body, phone: phone ?? null } });
    }
    case 'address': {
      const { intent: _, updated_at, ...address } = value;
      return send(route, updateBusiness, { params, body: { address, updated_at } });
    }
    case 'representative': {
      const { representativeName: name, representativeEmail: email, role, updated_at } = value;
      return send(route, updateBusiness, { params, body: { legal_representative: { name, role, email }, updated_at } });
    }
    case 'accept-gtc':
      return send(route, updateBusiness, { params, body: { gtc_accepted: true, updated_at: value.updated_at } });
    case 'accept-dpa':
      return send(route, updateBusiness, { params, body: { dpa_accepted: true, updated_at: value.updated_at } });
    case 'delete': {
      const { typedName: name, password } = value;
      return send(route, deleteBusiness, { params, body: { name, ...(password && { password }) } });
    }
  }
}

export default function BusinessProfile({ loaderData }: Route.ComponentProps) {
  return <BusinessProfileView {...loaderData} />;
}
