import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigation } from 'react-router';
import type { Route } from './+types/business-sign-up.ts';
import { environmentContext } from '../context.ts';
import { beginSignUp } from '../user/begin-sign-up.ts';
import { EmailStep } from '../user/components/email-step.tsx';
import { LinkedText } from '../user/components/linked-text.tsx';
import { userMessages } from '../user/messages.ts';
import { businessMessages as messages } from './messages.ts';
import { useUccOfAddress } from './stored-ucc.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ days: context.get(environmentContext).trialDays });

export const action = (route: Route.ActionArgs) => beginSignUp(route, 'business', '/business/signup/mail-sent');

export default function BusinessSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  useUccOfAddress(useLocation().search);
  return (
    <EmailStep
      title={<FormattedMessage {...messages.signUpTitle} />}
      text={<SignUpText {...loaderData} />}
      failure={actionData?.failure}
      isBusy={isBusy}
    >
      <Text>
        <LinkedText message={userMessages.signUpLogin} href="/login" />
      </Text>
      <Text>
        <LinkedText message={messages.signUpPlain} href="/signup" />
      </Text>
    </EmailStep>
  );
}

/** Without a trial nothing is said about money. */
const SignUpText = ({ days }: { days: number | null }) =>
  days === null ? (
    <FormattedMessage {...messages.signUpTextFree} />
  ) : (
    <FormattedMessage {...messages.signUpText} values={{ days }} />
  );
