import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
} from 'react-intl';
import type { Catalogue } from './catalogue.ts';
import { languageTags, type Locale } from './locales.ts';

type Format = ReturnType<IntlShape['formatters']['getMessageFormat']>;

interface Kept {
  formats: Map<string, Format>;
  byZone: Map<string, IntlShape>;
}
const kept = new WeakMap<Catalogue, Kept>();
/** The zone comes from a cookie, which may say anything. */
const mostZones = 100;

/** Kinds of elements in a compiled text: dates and times, which know zones. */
const ofZones = new Set([3, 4]);
const knowsZones = (text: readonly MessageFormatElement[]): boolean =>
  text.some(
    (element) =>
      ofZones.has(element.type) ||
      ('options' in element && Object.values(element.options).some(({ value }) => knowsZones(value))) ||
      ('children' in element && knowsZones(element.children)),
  );

const isPlain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * react-intl for a locale and a zone, made once. Its own way to a text writes the text's tree, and all formats there are, as JSON each time to find
 * what it has kept; a text whose values are words and numbers is found by its id here. Everything else goes the library's way.
 */
export function makeIntl(locale: Locale, zone: string, catalogue: Catalogue): IntlShape {
  const own = kept.get(catalogue) ?? { formats: new Map(), byZone: new Map() };
  kept.set(catalogue, own);
  const known = own.byZone.get(zone);
  if (known) return known;
  if (own.byZone.size >= mostZones) own.byZone.clear();
  const tag = languageTags[locale];
  const intl = createIntl(
    { locale: tag, defaultLocale: 'en-GB', messages: catalogue, timeZone: zone },
    createIntlCache(),
  );

  const findFormat = (id: string): Format | undefined => {
    const found = own.formats.get(id);
    if (found) return found;
    const text = catalogue[id];
    if (!Array.isArray(text) || knowsZones(text)) return undefined;
    const format = intl.formatters.getMessageFormat(text, tag, undefined, { formatters: intl.formatters });
    own.formats.set(id, format);
    return format;
  };

  const formatMessage = ((
    descriptor: MessageDescriptor,
    values?: Parameters<Format['format']>[0],
    options?: object,
  ) => {
    if (values && !options && Object.values(values).every(isPlain)) {
      const format = findFormat(String(descriptor.id));
      try {
        if (format) return format.format(values);
      } catch {
        // The library's way says what is wrong with it.
      }
    }
    return intl.formatMessage(descriptor, values as Record<string, string>, options);
  }) as IntlShape['formatMessage'];

  const made = { ...intl, formatMessage, $t: formatMessage };
  own.byZone.set(zone, made);
  return made;
}
