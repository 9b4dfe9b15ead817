import * as z from 'zod';
import { type Environment, isSecure } from '../environment.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';

/** A login at an organisation that is under way in this browser. */
const SsoLogin = z.object({
  /** Ties the provider's answer to this browser. */
  binding: z.string(),
  /** As it was typed, for another try. */
  email: z.string(),
  /** The page that the person wanted before it all began, a path. */
  next: z.string().optional(),
});
export type SsoLogin = z.infer<typeof SsoLogin>;

const name = 'sigillum_sso';
const path = '/sso';

export function readSsoLogin(request: Request, environment: Environment): SsoLogin | undefined {
  try {
    return SsoLogin.safeParse(
      JSON.parse(readCookie(request, name, { path, isSecure: isSecure(environment) }) ?? 'null'),
    ).data;
  } catch {
    return undefined;
  }
}

/** `Set-Cookie`; outlives the login a little, so that the page about its failure still knows the address. */
export const writeSsoLogin = (login: SsoLogin, environment: Environment): string =>
  writeCookie(name, JSON.stringify(login), { path, maxAge: 3600, isSecure: isSecure(environment) });

export const clearSsoLogin = (environment: Environment): string =>
  writeCookie(name, '', { path, maxAge: 0, isSecure: isSecure(environment) });

/** The login page for another try: with the address, and with the page that was wanted. */
export function writeLoginHref(request: Request, environment: Environment): string {
  const { email, next } = readSsoLogin(request, environment) ?? {};
  const query = new URLSearchParams({ ...(email && { email }), ...(next && { next }) });
  return query.size ? `/login?${query}` : '/login';
}
