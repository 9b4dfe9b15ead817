import { completeSsoSetup } from '@sigillum/api-contracts/user/complete-sso-setup.ts';
import { redirect, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/sso-setup.ts';
import { sessionContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { send } from '../http/api.ts';
import { readTarget } from '../http/login-target.ts';
import { SsoSetupForm } from './components/sso-setup-form.tsx';
import { SsoSetupFields } from './sso-setup-fields.ts';

export function loader(route: Route.LoaderArgs) {
  const session = route.context.get(sessionContext);
  // Who is set up already has nothing to do here; the page itself is shut to everybody without account.
  if (session.kind !== 'account' || !session.user.attributes.ssoSetupPending) return redirect(readTarget(route.url));
  const { email, firstName, lastName, lang } = session.user;
  return { email, firstName, lastName, lang };
}

export async function action(route: Route.ActionArgs) {
  const form = await route.request.formData();
  const { value, failure } = parseForm(form, SsoSetupFields);
  if (failure) return { failure };
  try {
    await send(route, completeSsoSetup, { body: { ...value, gtc: true } });
  } catch (error) {
    return { failure: mapProblem(error, form, { 'error.user.terms_not_accepted': 'gtc' }) };
  }
  // A whole document: the language may be another now.
  const target = readTarget(route.url);
  return redirectDocument(target === '/' ? '/welcome' : target);
}

export default function SsoSetup({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return <SsoSetupForm {...loaderData} failure={actionData?.failure} isBusy={isBusy} />;
}
