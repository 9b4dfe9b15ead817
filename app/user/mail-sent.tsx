import { useNavigation } from 'react-router';
import type { Route } from './+types/mail-sent.ts';
import { MailSentNotice } from './components/mail-sent-notice.tsx';
import { resendMail } from './resend-mail.ts';
import { readSignUp } from './sign-up-cookie.ts';

export const loader = ({ request }: Route.LoaderArgs) => ({ email: readSignUp(request)?.email });

export const action = (route: Route.ActionArgs) => resendMail(route, '/signup');

export default function MailSent({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { isResent = false, failure } = actionData ?? {};
  return <MailSentNotice {...loaderData} otherHref="/signup" isResent={isResent} failure={failure} isBusy={isBusy} />;
}
