import { completeSsoSetup } from '@sigillum/api-contracts/user/complete-sso-setup.ts';
import { data, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/sso-setup.ts';
import { sessionContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { readTarget } from '../http/login-target.ts';
import { SsoSetupDone } from './components/sso-setup-done.tsx';
import { SsoSetupForm } from './components/sso-setup-form.tsx';
import { SsoSetupFields } from './sso-setup-fields.ts';

export function loader(route: Route.LoaderArgs) {
  const session = route.context.get(sessionContext);
  // The screen's row has shut it to everybody else.
  if (session.kind !== 'account') throw data(null, { status: 404 });
  const { email, firstName, lastName, lang, attributes } = session.user;
  return { email, firstName, lastName, lang, isPending: attributes.ssoSetupPending, homeHref: readTarget(route.url) };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
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
  const { isPending, homeHref, ...account } = loaderData;
  if (!isPending) return <SsoSetupDone email={account.email} homeHref={homeHref} />;
  return <SsoSetupForm {...account} failure={actionData?.failure} isBusy={isBusy} />;
}
