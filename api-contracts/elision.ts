/**
 * French drops the e of «de» and «que» before a vowel: «de Paul», but «d’Anna»; Italian joins its article to a number that is said with
 * one: «il 7 marzo», but «l’8 marzo». What follows is known only when a text is filled in, so such places are marked where the text is
 * read, and written there, in screens and mails alike.
 */

/** An invisible separator (U+2063) behind such a word, before a value or a tag. */
const seam = '\u2063';
const beforeValue = {
  fr: /\b(?:de|que) (?=(?:<\w+>)?\{)/gi,
  it: /\b(?:il|d?al|del) (?=(?:<\w+>)?\{)/gi,
};

/** A vowel, or a y as in Yves (not as in Yannick). An address stays as it is typed: one has to see where it begins. */
const vowel = /^(?!\S*@)(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou\s])/i;

/** Otto, ottanta, undici, undicimila. */
const spokenWithVowel = /^(?:8|11(?!\d))/;

/** A text in ICU's form, with its seams. */
export const markElisions = (text: string, language: keyof typeof beforeValue): string =>
  text.replaceAll(beforeValue[language], `$&${seam}`);

/** What stands before a seam, joined to what follows where it is said so. */
function join(read: string, next: string): string {
  if (!/l $/i.test(read)) return vowel.test(next) ? `${read.slice(0, -2)}’` : read;
  if (!spokenWithVowel.test(next)) return read;
  return /\bil $/i.test(read) ? `${read.slice(0, -3)}${read.at(-3) === 'I' ? 'L' : 'l'}’` : `${read.slice(0, -1)}l’`;
}

/** A filled in text as it is read; `after`: what stands behind it, where it is one part of several. */
export function elide(text: string, after = ''): string {
  const [first = '', ...others] = text.split(seam);
  return others.reduce((read, next) => join(read, next || after) + next, first);
}

/** The words of a part: of a React element, those in it. */
function readWords(part: unknown): string {
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  if (Array.isArray(part)) return part.map(readWords).join('');
  const { props } = (part ?? {}) as { props?: { children?: unknown } };
  return props ? readWords(props.children) : '';
}

/** The same for a text with elements in it, in parts as react-intl gives them. */
export function elideParts<Part>(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => (typeof part === 'string' ? (elide(part, readWords(parts[at + 1])) as Part) : part));
}
