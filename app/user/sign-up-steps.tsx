import { passwordMinLength } from '@sigillum/api-contracts/user/check-password.ts';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import type { Route } from './+types/sign-up-steps.ts';
import { environmentContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { startSession } from '../http/sessions.ts';
import { AccountFields } from './account-fields.ts';
import { AccountForm } from './components/account-form.tsx';
import { Address } from './components/address.tsx';
import { finishSignUp, readConfirmed } from './finish-sign-up.ts';
import { userMessages as messages } from './messages.ts';
import { userTermsMessages } from './terms-messages.ts';
import { clearSignUp } from './sign-up-cookie.ts';
import { usePasswordVerdict } from './use-password-verdict.ts';

export async function loader(route: Route.LoaderArgs) {
  return { ...(await readConfirmed(route, '/signup')), leastPassword: passwordMinLength };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, AccountFields);
  if (failure) return { failure };
  try {
    const { token, next } = await finishSignUp(route, value);
    const response = await startSession(route, token, next ?? '/welcome');
    response.headers.append('set-cookie', clearSignUp(route.context.get(environmentContext)));
    return response;
  } catch (error) {
    return { failure: mapProblem(error, form, { 'error.user.password_weak': 'password' }) };
  }
}

export default function SignUpSteps({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const password = usePasswordVerdict(loaderData.email);
  return (
    <AccountForm
      {...loaderData}
      title={<FormattedMessage {...messages.stepsTitle} />}
      text={<FormattedMessage {...messages.stepsText} values={{ email: <Address>{loaderData.email}</Address> }} />}
      terms={<FormattedMessage {...userTermsMessages.termsAccept} />}
      button={<FormattedMessage {...messages.stepsButton} />}
      failure={actionData?.failure}
      isBusy={isBusy}
      {...password}
    />
  );
}
