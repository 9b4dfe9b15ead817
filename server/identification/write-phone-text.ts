import type { MobileIdPurpose } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';

/** What the phone asks. `{title}` is that of the one request to be signed, `{count}` how many there are. */
const texts: Readonly<Record<Language, Record<MobileIdPurpose | 'signMany', string>>> = {
  en: {
    connect: 'Connect Mobile ID with your account?',
    test: 'This is a test. Do you confirm it?',
    sign: 'Sign "{title}"?',
    signMany: 'Sign {count} requests?',
  },
  de: {
    connect: 'Mobile ID mit Ihrem Konto verbinden?',
    test: 'Das ist ein Test. Bestätigen Sie ihn?',
    sign: '"{title}" unterschreiben?',
    signMany: '{count} Anfragen unterschreiben?',
  },
  fr: {
    connect: 'Relier Mobile ID à votre compte ?',
    test: 'Ceci est un test. Le confirmez-vous ?',
    sign: 'Signer "{title}" ?',
    signMany: 'Signer {count} demandes ?',
  },
  it: {
    connect: 'Collegare Mobile ID al Suo account?',
    test: 'Questa è una prova. La conferma?',
    sign: 'Firmare "{title}"?',
    signMany: 'Firmare {count} richieste?',
  },
};

/** What fits onto any phone, whatever characters it holds (those beyond GSM 03.38 halve the room). */
const mostCharacters = 119;

interface PhoneText {
  prefix: string;
  purpose: MobileIdPurpose;
  language: Language;
  /** Of the question: stands on the phone and on the screen, so that the two can be compared. */
  id: string;
  /** Titles of what is to be signed. */
  titles: readonly string[];
}

/** The sentence on the phone, with the prefix of the contract before it and a reference behind it. A long title is cut. */
export function writePhoneText({ prefix, purpose, language, id, titles }: PhoneText): string {
  const own = texts[language];
  const pattern = purpose === 'sign' && titles.length > 1 ? own.signMany : own[purpose];
  const reference = ` (SIG-${id.slice(0, 4).toUpperCase()})`;
  const fill = (title: string) =>
    prefix + pattern.replace('{count}', String(titles.length)).replace('{title}', () => title) + reference;
  const room = mostCharacters - fill('').length;
  // Control characters and what a phone might read as the end of the quotation are of no use there.
  const title = (titles[0] ?? '').replaceAll(/[\p{C}\s"]+/gu, ' ').trim();
  const letters = [...title];
  if (title.length <= room) return fill(title);
  while (letters.join('').length > room - 3) letters.pop();
  return fill(`${letters.join('').trimEnd()}...`);
}
