import { data, type MiddlewareFunction, redirect } from 'react-router';
import { decideAccess } from '../access/decide-access.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { writeFlash } from '../http/flash.ts';
import { keepLanguage } from '../http/keep-language.ts';
import { toLogin } from '../http/login-target.ts';
import { resources } from '../resources.ts';
import { findScreen } from '../screens.ts';

/** Lets a session in, sends it elsewhere, or shows it a 404. Which, says the screen's row; what has no row is shut. */
export const requireAccess: MiddlewareFunction<Response> = ({ context, pattern, request, url }) => {
  const screen = findScreen(pattern);
  if (!screen && resources.some(({ path }) => path === pattern)) return;
  if (!screen) throw data(null, { status: 404 });
  const access = decideAccess(screen, context.get(sessionContext), request.method === 'POST');
  if (access.kind === 'redirect') {
    const headers: HeadersInit = access.flash
      ? { 'set-cookie': writeFlash({ id: access.flash, tone: 'danger' }, context.get(environmentContext)) }
      : {};
    throw redirect(keepLanguage(access.to, url), { headers });
  }
  if (access.kind === 'login') throw redirect(toLogin(url.pathname + url.search));
  if (access.kind === 'not-found') throw data(null, { status: 404 });
};
