import type { Route } from './+types/bye.ts';
import { sessionContext } from '../context.ts';
import { ByeNotice } from './components/bye-notice.tsx';

/** Where the deletion of an account leads. The cookie of the account has been cleared on the way (middleware/load-session.ts). */
export function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  return { knownAs: session.kind === 'account' ? session.user.email : undefined };
}

export default function Bye({ loaderData }: Route.ComponentProps) {
  return <ByeNotice {...loaderData} />;
}
