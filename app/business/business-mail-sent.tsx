import { useNavigation } from 'react-router';
import type { Route } from './+types/business-mail-sent.ts';
import { environmentContext } from '../context.ts';
import { MailSentNotice } from '../user/components/mail-sent-notice.tsx';
import { resendMail } from '../user/resend-mail.ts';
import { readSignUp } from '../user/sign-up-cookie.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  email: readSignUp(request, context.get(environmentContext))?.email,
});

export const action = (route: Route.ActionArgs) => resendMail(route, '/business/signup');

export default function BusinessMailSent({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { isResent = false, failure } = actionData ?? {};
  return (
    <MailSentNotice
      {...loaderData}
      otherHref="/business/signup"
      isResent={isResent}
      failure={failure}
      isBusy={isBusy}
    />
  );
}
