import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { ways, type WayName } from '@sigillum/api-contracts/identification/ways.ts';
import type { IdentWay } from '@sigillum/api-contracts/identification/schemas.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import type { Route } from './+types/identify.ts';
import { namePerson } from '../common/name-person.ts';
import { environmentContext, localeContext } from '../context.ts';
import { orderCountries, orderFirst } from '../forms/country-order.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { languageTags } from '../i18n/locales.ts';
import { useOwnDocument } from '../pricing/payment/use-own-document.ts';
import { useDocument } from '../providers.tsx';
import { AccountCaseChange, mapCaseProblem } from './case-change.ts';
import { IdentifyView } from './components/identify-view.tsx';
import { coverWays } from './cover-ways.ts';
import { readRequestId } from './read-request-id.ts';
import { choosePrice, usePaymentCalls } from './use-payment-calls.ts';
import { wayCalls } from './way-calls.ts';
import { wayScreens } from './way-screens.ts';

const readName = (pattern: string): WayName =>
  (Object.keys(wayScreens) as WayName[]).find((name) => wayScreens[name].path === pattern)!;

export async function loader(route: Route.LoaderArgs) {
  const [user, overview] = await Promise.all([load(route, getUser, {}), load(route, getIdentificationOverview, {})]);
  const name = readName(route.pattern);
  const { service, kind } = ways[name];
  const requestId = readRequestId(route.url);
  const own = overview.ways.filter((one) => one.service === service && one.kind === kind);
  const [way] = (await coverWays(route, own, requestId)) as [IdentWay];
  return {
    name,
    way,
    buyer: user.id,
    known: overview.identifications,
    requestId,
    supply: way.is_supplied === null ? undefined : describeSupply(route, user, way.is_supplied),
    countries: way.prices.length
      ? orderCountries(languageTags[route.context.get(localeContext)], route.context.get(environmentContext).region)
      : [],
    personName: namePerson(user.firstName, user.lastName, user.email),
  };
}

/** What the dialog of the document begins with. */
const describeSupply = (
  { context }: Route.LoaderArgs,
  { firstName, lastName, attributes: { immutableEidFields } }: User,
  isSupplied: boolean,
) => ({
  isSupplied,
  known: { givenNames: firstName, familyName: lastName },
  fixed: nameFields.filter(([, field]) => immutableEidFields.includes(field)).map(([name]) => name),
  firstCountries: orderFirst(context.get(environmentContext).region),
  today: new Date().toISOString().slice(0, 10),
});
/** The names of a document, and what the account calls them. */
const nameFields = [
  ['givenNames', 'firstName'],
  ['familyName', 'lastName'],
] as const;

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, AccountCaseChange);
  if (failure) return { failure };
  const { start, cancel } = wayCalls[readName(route.pattern)];
  try {
    if (value.intent === 'start') {
      if (value.terms) await send(route, accept, { body: { tou_swisscom: true } });
      const signatureRequestId = readRequestId(route.url);
      await send(route, start, { body: signatureRequestId ? { signatureRequestId } : {} });
    } else if (value.intent === 'forget') await send(route, updateUser, { body: { eidData: null } });
    else await send(route, cancel, { body: { email: value.email } });
    return {};
  } catch (error) {
    return { failure: mapCaseProblem(error, form) };
  }
}

export default function Identify({ loaderData: { buyer, countries, ...data } }: Route.ComponentProps) {
  const { locale } = useDocument();
  const price = choosePrice(locale, data.way.prices);
  const calls = usePaymentCalls(data.name, price?.currency);
  useOwnDocument(price !== undefined);
  return <IdentifyView {...data} paying={price && { price, countries, buyer, calls }} />;
}
