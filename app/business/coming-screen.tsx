import { sessionContext } from '../context.ts';
import { isShut } from '../access/is-shut.ts';
import { expectUser } from '../access/session.ts';
import type { Route } from './+types/coming-screen.ts';
import { describeComing } from './coming-screens.ts';
import { ComingNotice } from './components/coming-notice.tsx';

export const loader = ({ context, pattern }: Route.LoaderArgs) => ({
  path: pattern,
  isShut: isShut(expectUser(context.get(sessionContext)).business),
});

export default function ComingScreen({ loaderData: { path, isShut: isOverdue } }: Route.ComponentProps) {
  return <ComingNotice {...describeComing(path, isOverdue)} />;
}
