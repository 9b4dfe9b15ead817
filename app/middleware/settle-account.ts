import { type MiddlewareFunction, redirect } from 'react-router';
import { dueSteps } from '../access/due-steps.ts';
import { dueDialogContext, sessionContext } from '../context.ts';

/** Before anything else an account does what it owes: the first row that fits leads there, or opens its dialog. */
export const settleAccount: MiddlewareFunction<Response> = ({ context, pattern, request }) => {
  const session = context.get(sessionContext);
  if (session.kind !== 'account' || request.method !== 'GET') return;
  const step = dueSteps.find(({ when }) => when(session.user, pattern));
  if (!step) return;
  if ('open' in step) context.set(dueDialogContext, step.open);
  else throw redirect(step.goTo);
};
