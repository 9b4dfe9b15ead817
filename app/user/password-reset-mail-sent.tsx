import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { redirect, useNavigation } from 'react-router';
import type { Route } from './+types/password-reset-mail-sent.ts';
import { environmentContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { askForReset } from './ask-for-reset.ts';
import { MailSentNotice } from './components/mail-sent-notice.tsx';
import { userPasswordMessages as messages } from './password-messages.ts';
import { readReset } from './reset-cookie.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  email: readReset(request, context.get(environmentContext)).email,
});

export async function action(route: Route.ActionArgs) {
  const { email } = readReset(route.request, route.context.get(environmentContext));
  if (!email) return redirect('/password-reset');
  try {
    await askForReset(route, email);
    return { isResent: true };
  } catch (error) {
    return { isResent: false, failure: mapProblem(error, new FormData()) };
  }
}

const strong = (words: ReactNode[]) => <strong>{words}</strong>;

export default function PasswordResetMailSent({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { isResent = false, failure } = actionData ?? {};
  return (
    <MailSentNotice
      email={email}
      text={
        email ? (
          <FormattedMessage {...messages.resetSent} values={{ email, strong }} />
        ) : (
          <FormattedMessage {...messages.resetSentPlain} />
        )
      }
      done={<FormattedMessage {...messages.resetSentAgain} />}
      otherHref="/password-reset"
      isResent={isResent}
      failure={failure}
      isBusy={isBusy}
    />
  );
}
