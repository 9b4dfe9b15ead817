import type { Route } from './+types/confirm.ts';
import { ConfirmNotice } from './components/confirm-notice.tsx';
import { openConfirmation } from './open-confirmation.ts';

export const loader = (route: Route.LoaderArgs) => openConfirmation(route);

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return <ConfirmNotice {...loaderData} startHref="/signup" />;
}
