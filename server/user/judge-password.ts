import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import { passwordMinLength, type PasswordCode } from '@sigillum/api-contracts/user/check-password.ts';
import { isBreached } from './is-breached.ts';

/** A judgement: `code` names the first reason against the password, null when there is none; `strength` is zxcvbn's score, 0 to 4. */
export interface PasswordVerdict {
  code: PasswordCode | null;
  strength: number;
}

/** What others may know of the person. */
export interface PersonalData {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

const leastStrength = 3;
const productWords = ['sigillum', 'signature', 'unterschrift'];
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...german.dictionary },
  graphs: common.adjacencyGraphs,
  // What follows only makes it stronger, and the estimate costs more than linear time.
  maxLength: 64,
});

/**
 * Judges a password: long enough, not a common or leaked one, not built on the person's own data, hard enough to guess (NIST SP 800-63B,
 * 3.1.1.2: no rules about kinds of characters).
 */
export function judgePassword(password: string, person: PersonalData = {}): PasswordVerdict {
  const words = listWords(person);
  const { score, sequence } = estimator.check(password, [...productWords, ...words]);
  return { code: findCode(), strength: score };

  function findCode(): PasswordCode | null {
    if ([...password].length < passwordMinLength) return 'too_short';
    const isOneWord = sequence.length === 1 && sequence[0]!.pattern === 'dictionary';
    if (isOneWord && String(sequence[0]!.dictionaryName).startsWith('passwords')) return 'too_common';
    if (isBreached(password)) return 'breached';
    if (restWithout(password, words).length < passwordMinLength - 4) return 'contains_personal_data';
    return score < leastStrength ? 'too_weak' : null;
  }
}

/** The e-mail address, its parts and the names, as far as they are long enough to mean something. */
function listWords({ email = '', firstName = '', lastName = '' }: PersonalData): string[] {
  const parts = [email, ...email.split(/[@._+-]/), firstName, lastName, ...`${firstName} ${lastName}`.split(/[\s'-]/)];
  return [...new Set(parts.map((part) => part.trim().toLowerCase()))]
    .filter(({ length }) => length >= 3)
    .toSorted(byLength);
}

const byLength = (a: string, b: string) => b.length - a.length;

/** What is left of the password once the person's own words are taken out; all of it when there are none. */
function restWithout(password: string, words: string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}
