import { redirect } from 'react-router';
import type { Route } from './+types/password-reset-confirm.ts';
import { environmentContext } from '../context.ts';
import { ResetEndedNotice } from './components/reset-ended-notice.tsx';
import { lookAtReset } from './look-at-reset.ts';
import { writeReset } from './reset-cookie.ts';

/** The mailed link. It leads on at once; only what hinders that is shown. Opening it twice, as mail scanners do, is harmless. */
export async function loader(route: Route.LoaderArgs) {
  const token = route.url.searchParams.get('token') ?? '';
  const found = await lookAtReset(route, token);
  if ('end' in found) return found;
  const cookie = writeReset({ token }, route.context.get(environmentContext));
  return redirect('/password-reset/new', { headers: { 'set-cookie': cookie } });
}

export default function PasswordResetConfirm({ loaderData: { end } }: Route.ComponentProps) {
  return <ResetEndedNotice end={end} />;
}
