import type { Route } from './+types/welcome.ts';
import { describePerson } from '../access/session.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { WelcomeNotice } from './components/welcome-notice.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const person = describePerson(context.get(sessionContext));
  const { trialDays } = context.get(environmentContext);
  return { firstName: person?.firstName, isPlain: person?.role === 'user', trialDays };
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return <WelcomeNotice {...loaderData} />;
}
