import type { Route } from './+types/welcome.ts';
import { describePerson } from '../access/session.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { WelcomeNotice } from './components/welcome-notice.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const person = describePerson(session);
  // Whoever is invited into a business need not found one.
  const isInvited = session.kind === 'account' && session.user.businessInvitation !== null;
  const { trialDays } = context.get(environmentContext);
  return { firstName: person?.firstName, isPlain: person?.role === 'user' && !isInvited, trialDays };
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return <WelcomeNotice {...loaderData} />;
}
