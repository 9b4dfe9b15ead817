import * as z from 'zod';

import { isLoopbackHost } from './loopback-host.ts';
import type { SigningContext } from './trust-service.ts';

/** Kinds of values among the settings of trust services. */
export type Legislation = NonNullable<SigningContext['legislation']>;

export const QUALITIES = ['SES', 'AES', 'AES_MINIMAL', 'QES', 'PART11'] as const;
export const LEGISLATIONS = ['ZERTES', 'EIDAS'] as const;

export const split = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
export const listOf = <T extends string>(words: readonly T[], preset: string) =>
  z
    .string()
    .default(preset)
    .transform((text, context) => {
      const unknown = split(text).find((part) => !words.some((word) => word === part));
      if (unknown === undefined) return split(text) as T[];
      context.addIssue(`must be a list of ${words.join(', ')}`);
      return z.NEVER;
    });
/** Client secrets and one-time codes travel there. */
export const safeUrl = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      (new URL(text).protocol === 'https:' ||
        (new URL(text).protocol === 'http:' && isLoopbackHost(new URL(text).hostname))),
    'must be a URL that starts with https://',
  );
/** What is wrong with a file, without a stack. */
export const describeError = (error: unknown) => {
  const { code, path: file, message } = error as NodeJS.ErrnoException;
  return code && file ? `${file} cannot be read (${code})` : message;
};
