import { type MiddlewareFunction, redirect } from 'react-router';
import { findDueStep } from '../access/due-steps.ts';
import { dueDialogContext, sessionContext } from '../context.ts';
import { keepLanguage } from '../http/keep-language.ts';
import { findScreen } from '../screens.ts';

/** Before anything else an account does what it owes. What is being sent is let through: only pages lead elsewhere. */
export const settleAccount: MiddlewareFunction<Response> = ({ context, pattern, request, url }) => {
  const session = context.get(sessionContext);
  if (session.kind !== 'account' || request.method !== 'GET' || findScreen(pattern)?.roles === 'all') return;
  const step = findDueStep(session.user, pattern, (path) => findScreen(path) !== undefined);
  if (step && 'goTo' in step) throw redirect(keepLanguage(step.goTo, url));
  if (step) context.set(dueDialogContext, step.open);
};
