import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { ProviderFinding } from '@sigillum/api-contracts/members/domain-schemas.ts';
import * as endpoints from '@sigillum/api-contracts/members/index.ts';
import type { Route } from './+types/domains.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { DomainsView } from './components/domains-view.tsx';
import { DomainChange } from './domain-form.ts';

export async function loader(route: Route.LoaderArgs) {
  const { id } = await load(route, getOwnBusiness, {});
  return load(route, endpoints.listDomains, { params: { id } });
}

export interface DomainAnswer {
  failure?: FormFailure;
  /** What a try of a login provider has found. */
  finding?: ProviderFinding;
}

export async function action(route: Route.ActionArgs): Promise<DomainAnswer> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, DomainChange);
  if (failure) return { failure };
  try {
    const { id } = await send(route, getOwnBusiness, {});
    return await change(route, id, value);
  } catch (error) {
    const found = isApiProblem(error) ? ProviderFinding.safeParse(error.problem.details?.['finding']).data : undefined;
    const places = {
      'error.domain.invalid': 'domain',
      'error.domain.wildcard': 'domain',
      'error.domain.public': 'domain',
      'error.domain.exists': 'domain',
      'error.domain.code_wrong': 'code',
      'error.domain.secret_missing': 'client_secret',
      ...(value.intent === 'add' && { 'error.domain.taken': 'domain' }),
    };
    return { failure: mapProblem(error, form, places), ...(found && { finding: found }) };
  }
}

async function change(route: Route.ActionArgs, id: string, value: DomainChange): Promise<DomainAnswer> {
  const { domain } = value;
  if (value.intent === 'add') {
    await send(route, endpoints.addDomain, { params: { id }, body: { domain } });
    return {};
  }
  const params = { id, domain };
  switch (value.intent) {
    case 'check':
      await send(route, endpoints.checkDomain, { params });
      return {};
    case 'mail':
      await send(route, endpoints.mailDomainCode, { params, body: { mailbox: value.mailbox } });
      return {};
    case 'confirm':
      await send(route, endpoints.confirmDomain, { params, body: { code: value.code } });
      return {};
    case 'remove':
      await send(route, endpoints.removeDomain, { params });
      return {};
    case 'sso-end':
      await send(route, endpoints.deleteDomainProvider, { params });
      return {};
    default: {
      const { issuer, client_id, client_secret } = value;
      const body = { issuer, client_id, ...(client_secret && { client_secret }) };
      if (value.intent === 'test') {
        const { finding } = await send(route, endpoints.testDomainProvider, { params, body });
        return { finding };
      }
      await send(route, endpoints.putDomainProvider, { params, body });
      return {};
    }
  }
}

export default function DomainsPage({ loaderData }: Route.ComponentProps) {
  return <DomainsView {...loaderData} />;
}
