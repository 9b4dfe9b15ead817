import type { MessageFormatElement } from 'react-intl';
import type { Catalogue } from '../i18n/catalogue.ts';

/** A language for tests alone: English with accents and 40 % longer, so that a text which is cut off, or not translated, is seen. */
export const pseudoLocale = 'en-xa';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  O: 'Ó',
};

/** The words of a text with accents, and so many letters more that it grows by 40 %; spaces at its ends stay. */
function stretchText(text: string): string {
  const words = text.trim();
  if (words === '') return text;
  const padding = '~'.repeat(Math.ceil(words.length * 0.4)).replaceAll(/~{8}/g, '~~~~~~~ ');
  const accented = words.replaceAll(/[aeiounAEO]/g, (letter) => accents[letter] ?? letter);
  return text.replace(words, () => `${accented} ${padding}`.trimEnd());
}

/** Numbers of the formatter's tree: literal text, and the kinds that have texts inside. */
const literal = 0;

function stretchElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === literal) return { ...element, value: stretchText(element.value) };
  if ('options' in element) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(stretchElement) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  if ('children' in element) return { ...element, children: element.children.map(stretchElement) };
  return element;
}

/** Every text of a catalogue in the pseudo language; placeholders, plurals and tags stay as they are. */
export const stretchCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([id, elements]) => [id, elements.map(stretchElement)]));
