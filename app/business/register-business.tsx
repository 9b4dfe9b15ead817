import { createBusiness, trialDays } from '@sigillum/api-contracts/business/create-business.ts';
import { redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/register-business.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { send } from '../http/api.ts';
import { readFailed } from './after-founding.ts';
import { BusinessForm } from './business-form.ts';
import { RegisterForm } from './components/register-form.tsx';

export const loader = ({ url }: Route.LoaderArgs) => ({ days: trialDays, failure: readFailed(url.searchParams) });

export async function action(route: Route.ActionArgs) {
  const form = await route.request.formData();
  const { value, failure } = parseForm(form, BusinessForm);
  if (failure) return { failure };
  const { name, phone, gtc } = value;
  try {
    await send(route, createBusiness, { body: { name, phone, gtc_accepted: gtc === 'true' } });
    return redirectDocument('/business/welcome');
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

export default function RegisterBusiness({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <RegisterForm
      {...loaderData}
      failure={actionData?.failure ?? loaderData.failure}
      isSecondTry={loaderData.failure !== undefined}
      isBusy={isBusy}
    />
  );
}
