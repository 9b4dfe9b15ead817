import * as z from 'zod';
import { type Environment, isSecure } from '../environment.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** A snackbar that appears after a redirect. */
export const Flash = z.object({
  /** Message id. */
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  tone: z.enum(['neutral', 'success', 'danger']).default('neutral'),
});
export type Flash = z.output<typeof Flash>;

const name = 'sigillum_flash';

/** `Set-Cookie` for a redirect: `redirect('/', { headers: { 'Set-Cookie': writeFlash({ id: 'business.not_allowed' }, environment) } })`. */
export function writeFlash(flash: z.input<typeof Flash>, environment: Environment): string {
  return writeCookie(name, JSON.stringify(flash), { maxAge: 60, isSecure: isSecure(environment) });
}

export const clearFlash = (environment: Environment): string =>
  writeCookie(name, '', { maxAge: 0, isSecure: isSecure(environment) });

export function readFlash(request: Request, environment: Environment): Flash | undefined {
  try {
    return Flash.safeParse(JSON.parse(readCookie(request, name, { isSecure: isSecure(environment) }) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
