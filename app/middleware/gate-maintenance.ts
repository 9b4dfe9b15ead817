import { type MiddlewareFunction, redirect } from 'react-router';
import { environmentContext, sessionContext } from '../context.ts';

/** Pages that stay open: the notice itself, and the door through which staff come in. */
const openPages = new Set(['/maintenance', '/login', '/logout', '/cookiesblocked']);

/** While a blocking notice is active everybody but staff sees /maintenance. */
export const gateMaintenance: MiddlewareFunction<Response> = ({ context, pattern }) => {
  const { readMaintenance, staffDomains } = context.get(environmentContext);
  if (!readMaintenance()?.isBlocking || openPages.has(pattern)) return;
  const session = context.get(sessionContext);
  const isStaff = session.kind === 'account' && staffDomains.includes(session.user.email.split('@')[1] ?? '');
  if (!isStaff) throw redirect('/maintenance');
};
