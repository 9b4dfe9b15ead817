import { environmentContext, sessionContext } from '../context.ts';
import type { RouteCall } from '../http/api.ts';

/** The loader of both addresses of this page. */
export function loadUpgrade({ context }: RouteCall) {
  const session = context.get(sessionContext);
  return {
    business: session.kind === 'account' ? session.user.business : null,
    days: context.get(environmentContext).trialDays,
  };
}
