import type { Route } from './+types/coming-screen.ts';
import { describeComing } from './coming-screens.ts';
import { ComingNotice } from './components/coming-notice.tsx';

export const loader = ({ pattern }: Route.LoaderArgs) => ({ path: pattern });

export default function ComingScreen({ loaderData: { path } }: Route.ComponentProps) {
  return <ComingNotice {...describeComing(path)} />;
}
