import { Email } from '@sigillum/api-contracts/schemas.ts';

/** An address as it was entered, and what stands against inviting it. */
export interface EnteredAddress {
  email: string;
  problem: 'invalid' | 'known' | null;
}

/**
 * Takes addresses out of text as people paste it: separated by space, comma, semicolon or line break, also with names as in
 * `Anna Keller <anna@example.ch>`. What looks like no address stays as it is, so that it can be corrected. Doubles are left out.
 */
export function splitAddresses(text: string): string[] {
  const pieces = text
    .replaceAll(/"[^"]*"\s*(?=<)/g, '')
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.split(/\s+/))
    .map((piece) => piece.trim().replace(/^mailto:/i, ''))
    .filter((piece) => piece !== '');
  return mergeAddresses([], pieces);
}

/** The addresses of both lists, each once whatever its case; the first spelling counts. */
export function mergeAddresses(one: readonly string[], other: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const email of [...one, ...other]) if (!byKey.has(email.toLowerCase())) byKey.set(email.toLowerCase(), email);
  return [...byKey.values()];
}

/** Marks what is no address (specification, section 5) and who is known already. `known` may be written in any case. */
export function judgeAddresses(emails: readonly string[], known: readonly string[]): EnteredAddress[] {
  const knownKeys = new Set(known.map((email) => email.toLowerCase()));
  return emails.map((email) => {
    if (!Email.safeParse(email).success) return { email, problem: 'invalid' };
    return { email, problem: knownKeys.has(email.toLowerCase()) ? 'known' : null };
  });
}
