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

/** Its words are ranked in a tenth of a second, for which no start has to wait. */
let estimator: ZxcvbnFactory | undefined;
const readEstimator = (): ZxcvbnFactory =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
    // What follows only makes it stronger, and the estimate costs more than linear time.
    maxLength: 40,
    // Ways to read digits and signs as letters (“P4ssw0rt”). Of the library's hundred each costs as much as a reading of the whole password:
    // 40 to 80 ms of the thread that answers everybody. Of 96 weak ones that were made up, one is found with a hundred and not with twenty.
    l33tMaxSubstitutions: 20,
  }));

/**
 * Judges a password: long enough, not a common or leaked one, not built on the person's own data, hard enough to guess (NIST SP 800-63B,
 * 3.1.1.2: no rules about kinds of characters).
 */
export function judgePassword(password: string, person: PersonalData = {}): PasswordVerdict {
  const { score, sequence } = readEstimator().check(password, [...productWords, ...listWords(person)]);
  return { code: findCode(), strength: score };

  function findCode(): PasswordCode | null {
    if ([...password].length < passwordMinLength) return 'too_short';
    const isOneWord = sequence.length === 1 && sequence[0]!.pattern === 'dictionary';
    if (isOneWord && String(sequence[0]!.dictionaryName).startsWith('passwords')) return 'too_common';
    if (isBreached(password)) return 'breached';
    if (isPersonal(password, person)) return 'contains_personal_data';
    return score < leastStrength ? 'too_weak' : null;
  }
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const listNames = ({ firstName = '', lastName = '' }: PersonalData): string[] =>
  [firstName, lastName, ...`${firstName} ${lastName}`.split(/[\s'’-]/)].map(fold);

/** The e-mail address, its parts and the names, as far as they are long enough to mean something; the longest first. */
function listWords(person: PersonalData): string[] {
  const email = fold(person.email ?? '');
  const words = new Set([email, ...email.split(/[@._+-]/), ...listNames(person)]);
  return [...words].filter(({ length }) => length >= 3).toSorted((a, b) => b.length - a.length);
}

/**
 * Whether a password contains the e-mail address or a name, or is hardly more than their parts. Short names alone are in too many words
 * to mean something.
 */
function isPersonal(password: string, person: PersonalData): boolean {
  const typed = fold(password);
  const contained = [fold(person.email ?? ''), ...listNames(person)];
  if (contained.some((word) => word.length >= 4 && typed.includes(word))) return true;
  const rest = listWords(person).reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest.length < passwordMinLength - 4;
}
