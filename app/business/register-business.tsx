import { createBusiness } from '@sigillum/api-contracts/business/create-business.ts';
import { revokeDelete } from '@sigillum/api-contracts/business/revoke-delete.ts';
import { theme } from '@sigillum/design-system';
import { redirectDocument, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import type { Route } from './+types/register-business.ts';
import { expectUser } from '../access/session.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { readFailed } from './after-founding.ts';
import { useHandOverUcc } from './use-hand-over-ucc.ts';
import { BusinessForm } from './business-form.ts';
import { RevokeDeletion } from './components/revoke-deletion.tsx';
import { RegisterForm } from './components/register-form.tsx';

/** What was comes before what is new. */
const First = styled.div`
  margin-bottom: ${theme.space[6]};
  padding-bottom: ${theme.space[6]};
  border-bottom: 1px solid ${theme.color.hairline};
`;

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  days: context.get(environmentContext).trialDays,
  failure: readFailed(url.searchParams),
  revocable: expectUser(context.get(sessionContext)).revocableBusiness,
});

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  if (form.get('intent') === 'bring-back') return bringBack(route, form);
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

/** Takes the deletion of the business back that the person administered. */
async function bringBack(route: Route.ActionArgs, form: FormData) {
  const revocable = expectUser(route.context.get(sessionContext)).revocableBusiness;
  try {
    const business = revocable && (await send(route, revokeDelete, { params: { id: revocable.id } }));
    // What was bought was cancelled with the deletion: there it can be kept.
    return redirectDocument(business?.subscription ? '/business/billing/plan' : '/business/profile');
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

export default function RegisterBusiness({ loaderData, actionData }: Route.ComponentProps) {
  useHandOverUcc();
  const isBusy = useNavigation().state !== 'idle';
  const { revocable, ...rest } = loaderData;
  return (
    <>
      {revocable && (
        <First>
          <RevokeDeletion {...revocable} />
        </First>
      )}
      <RegisterForm
        {...rest}
        failure={actionData?.failure ?? loaderData.failure}
        isSecond={revocable !== null && revocable !== undefined}
        isSecondTry={loaderData.failure !== undefined}
        isBusy={isBusy}
      />
    </>
  );
}
