import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { answerInPerson } from '@sigillum/api-contracts/identification/answer-in-person.ts';
import { getInPerson } from '@sigillum/api-contracts/identification/get-in-person.ts';
import type { InPerson } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import { getSignatureQualities } from '@sigillum/api-contracts/user/get-signature-qualities.ts';
import { listCountries } from '@sigillum/design-system';
import * as z from 'zod';
import type { Route } from './+types/signature-standards.ts';
import { expectUser } from '../access/session.ts';
import { environmentContext, localeContext, sessionContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { languageTags } from '../i18n/locales.ts';
import { StandardsView } from './components/standards-view.tsx';

export async function loader(route: Route.LoaderArgs) {
  const { highestQuality, attributes } = expectUser(route.context.get(sessionContext));
  const [qualities, overview, inPerson, offered] = await Promise.all([
    load(route, getSignatureQualities, {}),
    load(route, getIdentificationOverview, {}),
    load(route, getInPerson, {}),
    route.context.get(environmentContext).listQualities(),
  ]);
  return {
    highestQuality,
    hasAes: qualities.aes.any !== null,
    defaultLegislation: attributes.defaultLegislation,
    overview,
    inPerson: { ...inPerson, countryNames: nameCountries(route, inPerson) },
    offered,
  };
}

/** Of the documents that colleagues have checked. */
function nameCountries({ context }: Pick<Route.LoaderArgs, 'context'>, { checks }: InPerson): Record<string, string> {
  const codes = checks.map(({ document }) => document.country);
  const countries = listCountries(languageTags[context.get(localeContext)], []);
  return Object.fromEntries(countries.filter(({ code }) => codes.includes(code)).map(({ code, name }) => [code, name]));
}

/** What the person says of a record that a colleague has made. */
const Answer = z.object({ checkId: Id, answer: answerInPerson.body.shape.answer });

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, Answer);
  if (failure) return { failure };
  try {
    await send(route, answerInPerson, { params: { checkId: value.checkId }, body: { answer: value.answer } });
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form, {}) };
  }
}

export default function SignatureStandards({ loaderData }: Route.ComponentProps) {
  return <StandardsView {...loaderData} />;
}
