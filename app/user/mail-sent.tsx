import { useNavigation } from 'react-router';
import type { Route } from './+types/mail-sent.ts';
import { environmentContext } from '../context.ts';
import { MailSentNotice } from './components/mail-sent-notice.tsx';
import { resendMail } from './resend-mail.ts';
import { readSignUp } from './sign-up-cookie.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const { email, flow } = readSignUp(request, context.get(environmentContext)) ?? {};
  return { email, otherHref: flow === 'eidplus' ? '/signup/flows/eidplus/new' : '/signup' };
}

export const action = (route: Route.ActionArgs) => resendMail(route, '/signup');

export default function MailSent({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { isResent = false, failure } = actionData ?? {};
  return <MailSentNotice {...loaderData} isResent={isResent} failure={failure} isBusy={isBusy} />;
}
