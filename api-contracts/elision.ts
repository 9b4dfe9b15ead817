/**
 * French drops the e of «de» and «que» before a vowel: «de Paul», but «d’Anna». What follows is known only when a text is filled in, so
 * such places are marked where the text is read, and written there, in screens and mails alike.
 */

/** An invisible separator (U+2063) behind «de» or «que», before a value or a tag. */
const seam = '\u2063';
const beforeValue = /\b(?:de|que) (?=(?:<\w+>)?\{)/gi;

/** A vowel, or a y as in Yves (not as in Yannick). An address stays as it is typed: one has to see where it begins. */
const vowel = /^(?!\S*@)(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou\s])/i;

/** A text in ICU's form, with its seams. */
export const markElisions = (text: string): string => text.replaceAll(beforeValue, `$&${seam}`);

/** A filled in text as it is read; `after`: what stands behind it, where it is one part of several. */
export function elide(text: string, after = ''): string {
  const [first = '', ...others] = text.split(seam);
  return others.reduce((read, next) => (vowel.test(next || after) ? `${read.slice(0, -2)}’` : read) + next, first);
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
