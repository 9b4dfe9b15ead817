import * as z from 'zod';
import { Password } from './schemas.ts';

/** Who calls, proved anew. It may be missing within ten minutes after the login. */
export const Proof = z.strictObject({ password: Password.optional() });

/** What a call is refused for that asks who calls. */
export const proofProblems = [
  'error.user.password_wrong',
  'error.user.password_locked',
  'error.user.login_too_old',
] as const;
