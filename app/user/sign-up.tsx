import { Email } from '@sigillum/api-contracts/schemas.ts';
import { Banner, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigation } from 'react-router';
import type { Route } from './+types/sign-up.ts';
import { environmentContext } from '../context.ts';
import { beginSignUp } from './begin-sign-up.ts';
import { EmailStep } from './components/email-step.tsx';
import { LinkedText } from './components/linked-text.tsx';
import { userMessages as messages } from './messages.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  hasEid: context.get(environmentContext).hasEid,
  email: Email.safeParse(url.searchParams.get('email') ?? '').data,
});

export const action = (route: Route.ActionArgs) => beginSignUp(route, 'free', '/signup/mail-sent');

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { search } = useLocation();
  return (
    <EmailStep
      title={<FormattedMessage {...messages.signUpTitle} />}
      text={<FormattedMessage {...messages.signUpText} />}
      before={
        <Banner>
          <LinkedText message={messages.signUpBusiness} href="/business/signup" />
        </Banner>
      }
      email={loaderData.email}
      failure={actionData?.failure}
      isBusy={isBusy}
    >
      <Text>
        <LinkedText message={messages.signUpLogin} href={`/login${search}`} />
      </Text>
      {loaderData.hasEid ? (
        <Text>
          <LinkedText message={messages.signUpEid} href={`/signup/flows/eidplus/new${search}`} />
        </Text>
      ) : null}
    </EmailStep>
  );
}
