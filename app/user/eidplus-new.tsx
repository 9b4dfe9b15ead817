import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigation } from 'react-router';
import type { Route } from './+types/eidplus-new.ts';
import { findScreen } from '../screens.ts';
import { beginSignUp } from './begin-sign-up.ts';
import { EmailStep } from './components/email-step.tsx';
import { LinkedText } from './components/linked-text.tsx';
import { identificationPage } from './finish-sign-up.ts';
import { userMessages as messages } from './messages.ts';

/** Whether the E-ID can be shown right after the sign-up counts from the day on which there is a page for it. */
export const loader = () => ({ ready: findScreen(identificationPage) ? 'yes' : 'no' });

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
