import { SignUpFlow } from '@sigillum/api-contracts/user/schemas.ts';
import * as z from 'zod';
import { type Environment, isSecure } from '../environment.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';

/** Where somebody is in the sign-up. Kept in a cookie, so that neither the address nor the token stands in any URL of ours. */
const SignUp = z.object({
  email: z.string(),
  flow: SignUpFlow,
  /** Of the mailed link, once it was opened. */
  token: z.string().optional(),
  /** The page that the person wanted before it all began, a path. */
  next: z.string().optional(),
});
export type SignUp = z.infer<typeof SignUp>;

const name = 'sigillum_sign_up';
const day = 24 * 60 * 60;

export function readSignUp(request: Request, environment: Environment): SignUp | undefined {
  try {
    return SignUp.safeParse(JSON.parse(readCookie(request, name, { isSecure: isSecure(environment) }) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** `Set-Cookie`; lives as long as the link. */
export const writeSignUp = (signUp: SignUp, environment: Environment): string =>
  writeCookie(name, JSON.stringify(signUp), { maxAge: day, isSecure: isSecure(environment) });

export const clearSignUp = (environment: Environment): string =>
  writeCookie(name, '', { maxAge: 0, isSecure: isSecure(environment) });
