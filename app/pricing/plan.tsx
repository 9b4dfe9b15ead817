import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import { listInvoices } from '@sigillum/api-contracts/pricing/list-invoices.ts';
import { listPricePlans } from '@sigillum/api-contracts/pricing/list-price-plans.ts';
import { updateBilling } from '@sigillum/api-contracts/pricing/update-billing.ts';
import type { Route } from './+types/plan.ts';
import { expectUser } from '../access/session.ts';
import { environmentContext, localeContext, sessionContext } from '../context.ts';
import { orderCountries } from '../forms/country-order.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { connect, load, send } from '../http/api.ts';
import { languageTags } from '../i18n/locales.ts';
import { BillForm } from './bill-form.ts';
import { PlanView } from './components/plan-view.tsx';
import { useOwnDocument } from './payment/use-own-document.ts';
import { readAddress } from './load-upgrade.ts';

export async function loader(route: Route.LoaderArgs) {
  const { business: summary, planChange } = expectUser(route.context.get(sessionContext));
  const params = { id: summary!.id };
  const [business, usage, { plans, billing }, { invoices }] = await Promise.all([
    load(route, getOwnBusiness, {}),
    load(route, getSubscriptionUsage, { params }),
    load(route, listPricePlans, {}),
    // The provider may be silent: the rest of the page is ours.
    connect(route)
      .call(listInvoices, { params })
      .catch((error: unknown) => {
        if (isApiProblem(error) && error.status === 503) return { invoices: [] };
        throw error;
      }),
  ]);
  const { region } = route.context.get(environmentContext);
  return {
    business,
    usage,
    planChange,
    plan: plans.find((one) => one.id === business.pricePlan.name),
    isOnline: billing === 'stripe' && business.billing.paymentMethod !== 'MANUAL',
    invoices,
    address: readAddress(business.billing) ?? business.address ?? null,
    countries: orderCountries(languageTags[route.context.get(localeContext)], region),
  };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  form.delete('intent');
  const { value, failure } = parseForm(form, BillForm);
  if (failure) return { failure };
  const { id } = expectUser(route.context.get(sessionContext)).business!;
  try {
    await send(route, updateBilling, { params: { id }, body: value });
    return {};
  } catch (error) {
    const places = { 'error.billing.vat_invalid': 'vat', 'error.billing.vat_unknown': 'vat' } as const;
    return { failure: mapProblem(error, form, places) };
  }
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  useOwnDocument(loaderData.isOnline);
  return <PlanView {...loaderData} />;
}
