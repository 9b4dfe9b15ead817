import * as z from 'zod';
import { type Environment, isSecure } from '../environment.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';

/** Where somebody is who has forgotten the password. In a cookie, so that neither the address nor the token stays in any URL of ours. */
const Reset = z.object({
  /** As it was entered. */
  email: z.string().optional(),
  /** Of the mailed link, once it was opened. */
  token: z.string().optional(),
});
type Reset = z.infer<typeof Reset>;

const name = 'sigillum_reset';
const hour = 60 * 60;

export function readReset(request: Request, environment: Environment): Reset {
  try {
    return Reset.parse(JSON.parse(readCookie(request, name, { isSecure: isSecure(environment) }) ?? '{}'));
  } catch {
    return {};
  }
}

/** `Set-Cookie`; lives as long as the link. */
export const writeReset = (reset: Reset, environment: Environment): string =>
  writeCookie(name, JSON.stringify(reset), { maxAge: hour, isSecure: isSecure(environment) });

export const clearReset = (environment: Environment): string =>
  writeCookie(name, '', { maxAge: 0, isSecure: isSecure(environment) });
