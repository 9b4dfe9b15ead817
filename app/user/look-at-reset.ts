import { validReset } from '@sigillum/api-contracts/user/valid-reset.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { send, type RouteCall } from '../http/api.ts';

/** Why a link sets no password any more; `unknown` for what never was one. */
export type ResetEnd = 'expired' | 'used' | 'replaced' | 'changed' | 'unknown';

const ends: readonly string[] = ['expired', 'used', 'replaced', 'changed'] satisfies ResetEnd[];

/** Whose password a link would set, or why it would not. */
export async function lookAtReset(route: RouteCall, token: string): Promise<{ email: string } | { end: ResetEnd }> {
  if (!token || token.length > 400) return { end: 'unknown' };
  try {
    const { email } = await send(route, validReset, { body: { token } });
    return { email };
  } catch (error) {
    if (!isApiProblem(error) || error.key !== 'error.user.reset_invalid') throw error;
    const reason = String(error.problem.details?.['reason']);
    return { end: ends.includes(reason) ? (reason as ResetEnd) : 'unknown' };
  }
}
