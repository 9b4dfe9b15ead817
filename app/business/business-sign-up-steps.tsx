import { createBusiness } from '@sigillum/api-contracts/business/create-business.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { passwordMinLength } from '@sigillum/api-contracts/user/check-password.ts';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import type { Route } from './+types/business-sign-up-steps.ts';
import { apiContext, environmentContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { startSession } from '../http/sessions.ts';
import { AccountFields } from '../user/account-fields.ts';
import { AccountForm } from '../user/components/account-form.tsx';
import { Address } from '../user/components/address.tsx';
import { finishSignUp, readConfirmed } from '../user/finish-sign-up.ts';
import { clearSignUp } from '../user/sign-up-cookie.ts';
import { usePasswordVerdict } from '../user/use-password-verdict.ts';
import { leadOnFrom } from './after-founding.ts';
import { BusinessForm } from './business-form.ts';
import { BusinessFields } from './components/business-fields.tsx';
import { businessMessages as messages } from './messages.ts';
import { useStoredUcc } from './stored-ucc.ts';

const Both = AccountFields.extend(BusinessForm.pick({ name: true, phone: true }).shape);

export async function loader(route: Route.LoaderArgs) {
  return { ...(await readConfirmed(route, '/business/signup')), leastPassword: passwordMinLength };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, Both);
  if (failure) return { failure };
  const { name, phone, ...account } = value;
  try {
    const { token } = await finishSignUp(route, account);
    const client = createClient(route.context.get(apiContext), { bearer: token });
    // The account exists now and is kept: should this fail, it is logged in, told why and given the form for a business.
    const target = await client
      .call(createBusiness, { body: { name, phone, gtc_accepted: account.gtc === 'true' } })
      .then(() => '/business/welcome', leadOnFrom);
    const response = await startSession(route, token, target);
    response.headers.append('set-cookie', clearSignUp(route.context.get(environmentContext)));
    return response;
  } catch (error) {
    return { failure: mapProblem(error, form, { 'error.user.password_weak': 'password' }) };
  }
}

export default function BusinessSignUpSteps({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const ucc = useStoredUcc();
  const password = usePasswordVerdict(loaderData.email);
  return (
    <AccountForm
      {...loaderData}
      title={<FormattedMessage {...messages.stepsTitle} />}
      text={<FormattedMessage {...messages.stepsText} values={{ email: <Address>{loaderData.email}</Address> }} />}
      terms={<FormattedMessage {...messages.terms} />}
      button={<FormattedMessage {...messages.stepsButton} />}
      failure={actionData?.failure}
      isBusy={isBusy}
      {...password}
      Before={BusinessFields}
      ucc={ucc}
    />
  );
}
