import { getInPerson } from '@sigillum/api-contracts/identification/get-in-person.ts';
import { listIdentityChecks } from '@sigillum/api-contracts/identification/list-identity-checks.ts';
import { recordIdentityCheck } from '@sigillum/api-contracts/identification/record-identity-check.ts';
import { withdrawIdentityCheck } from '@sigillum/api-contracts/identification/withdraw-identity-check.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/colleagues.ts';
import { readPagePlace, requirePage } from '../common/page-place.ts';
import { environmentContext, localeContext } from '../context.ts';
import { orderCountries } from '../forms/country-order.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { languageTags } from '../i18n/locales.ts';
import { checksPageSize, ColleaguesView } from './components/colleagues-view.tsx';
import { describeRecordChange } from './record-form.ts';

const readToday = () => new Date().toISOString().slice(0, 10);

export async function loader(route: Route.LoaderArgs) {
  const { business } = await load(route, getInPerson, {});
  if (!business?.sees_checks) throw redirect('/profile/signature-standards');
  const { page } = readPagePlace(route.url.searchParams);
  const list = await load(route, listIdentityChecks, {
    params: { id: business.id },
    query: { page, size: checksPageSize },
  });
  requirePage({ page, size: checksPageSize }, list.total_items, (last) => `?page=${last}`);
  const { region } = route.context.get(environmentContext);
  return {
    list,
    page,
    countries: orderCountries(languageTags[route.context.get(localeContext)], region),
    today: readToday(),
  };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, describeRecordChange(readToday()));
  if (failure) return { failure };
  try {
    const { business } = await send(route, getInPerson, {});
    if (!business) throw redirect('/profile/signature-standards');
    const { id } = business;
    if (value.intent === 'withdraw') {
      await send(route, withdrawIdentityCheck, { params: { id, checkId: value.checkId } });
      return {};
    }
    const document = {
      given_names: value.givenNames,
      family_name: value.familyName,
      birth_date: value.birthDate,
      kind: value.documentType,
      number: value.documentNumber,
      country: value.country,
      expiry: value.documentExpiry,
    };
    await send(route, recordIdentityCheck, { params: { id }, body: { email: value.email, document } });
    return {};
  } catch (error) {
    const places = {
      'error.in_person.member_unknown': 'email',
      'error.in_person.own_document': 'email',
      'error.in_person.waiting': 'email',
      'error.in_person.name_differs': 'familyName',
      'error.in_person.under_age': 'birthDate',
      'error.in_person.document_expired': 'documentExpiry',
    } as const;
    return { failure: mapProblem(error, form, places) };
  }
}

export default function Colleagues({ loaderData }: Route.ComponentProps) {
  return <ColleaguesView {...loaderData} />;
}
