import { type MiddlewareFunction, redirect } from 'react-router';
import type { Session } from '../access/session.ts';
import { environmentContext, sessionContext } from '../context.ts';
import type { Environment } from '../environment.ts';
import { toMaintenance } from '../http/login-target.ts';
import { isOpenInMaintenance, isUnderWay } from '../maintenance/open-pages.ts';

/** Whether a session passes a blocking notice: an address counts once it has been confirmed. */
export const passesMaintenance = (session: Session, { isStaff }: Pick<Environment, 'isStaff'>): boolean =>
  session.kind === 'account' && session.user.emailVerified && isStaff(session.user.email);

/** While a blocking notice is active everybody but staff sees /maintenance; a signature that is under way is finished. */
export const gateMaintenance: MiddlewareFunction<Response> = ({ context, pattern, request, url }) => {
  const environment = context.get(environmentContext);
  if (!environment.readMaintenance()?.isBlocking || isOpenInMaintenance(pattern)) return;
  // What an open page asks for, or sends, is no new visit.
  const isFromPage = request.method !== 'GET' || new URL(request.url).pathname.endsWith('.data');
  if (isUnderWay(pattern) && isFromPage) return;
  if (!passesMaintenance(context.get(sessionContext), environment))
    throw redirect(toMaintenance(url.pathname + url.search));
};
