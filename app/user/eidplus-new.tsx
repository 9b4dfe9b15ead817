import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigation } from 'react-router';
import type { Route } from './+types/eidplus-new.ts';
import { environmentContext } from '../context.ts';
import { beginSignUp } from './begin-sign-up.ts';
import { EmailStep } from './components/email-step.tsx';
import { LinkedText } from './components/linked-text.tsx';
import { userMessages as messages } from './messages.ts';

/** Whether the E-ID can be shown right after the sign-up. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  ready: context.get(environmentContext).hasEid ? 'yes' : 'no',
});

export const action = (route: Route.ActionArgs) => beginSignUp(route, 'eidplus', '/signup/mail-sent');

export default function EidplusNew({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { search } = useLocation();
  return (
    <EmailStep
      title={<FormattedMessage {...messages.eidplusTitle} />}
      text={<FormattedMessage {...messages.eidplusText} values={loaderData} />}
      failure={actionData?.failure}
      isBusy={isBusy}
    >
      <Text>
        <LinkedText message={messages.signUpLogin} href={`/login${search}`} />
      </Text>
      <Text>
        <LinkedText message={messages.eidplusWithout} href={`/signup${search}`} />
      </Text>
    </EmailStep>
  );
}
