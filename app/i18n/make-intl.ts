import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
} from 'react-intl';
import { elide, elideParts } from '@sigillum/api-contracts/elision.ts';
import type { Catalogue } from './catalogue.ts';
import { formatNumber } from './format-number.ts';
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

/** What goes into a text as it is: words, numbers and elements. A function stands for a tag. */
const isPlain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || isValidElement(value);

/** As the library hands parts to React. */
const keyPart = (part: ReactNode, index: number) =>
  isValidElement(part) ? createElement(Fragment, { key: index }, part) : part;

/** Whether a component says no more than it does anyway. */
const isUsual = (options: Record<string, unknown> | undefined) =>
  !options || Object.values(options).every((value) => value === undefined);

type Formatters = IntlShape['formatters'];

/**
 * The library finds each format by the JSON of what it was asked with; those that texts ask for without options are found at once. Numbers
 * in texts are written as all others are (format-number.ts).
 */
function keepFormatters(locale: Locale, formatters: Formatters): Formatters {
  const numbers = {
    format: (value: number) => formatNumber(locale, value),
  } as Intl.NumberFormat;
  const plurals = new Map<unknown, Intl.PluralRules>();
  return {
    ...formatters,
    getNumberFormat(...words: Parameters<Formatters['getNumberFormat']>) {
      return words[1] ? formatters.getNumberFormat(...words) : numbers;
    },
    getPluralRules(...words: Parameters<Formatters['getPluralRules']>) {
      const key = `${String(words[0])} ${words[1]?.type}`;
      const kept = plurals.get(key) ?? formatters.getPluralRules(...words);
      plurals.set(key, kept);
      return kept;
    },
  };
}

/** «d’Anna» where a text has «de {name}», between tags as well (elision.ts). */
function speakFrench(formatMessage: IntlShape['formatMessage']): IntlShape['formatMessage'] {
  const speakTag = (value: unknown) =>
    typeof value === 'function' ? (parts: ReactNode[]) => value(elideParts(parts)) as ReactNode : value;
  return ((descriptor: MessageDescriptor, values: Record<string, unknown> = {}, options?: Record<string, unknown>) => {
    const spoken = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, speakTag(value)]));
    const text: unknown = formatMessage(descriptor, spoken as Record<string, string>, options);
    if (Array.isArray(text)) return elideParts(text);
    return typeof text === 'string' ? elide(text) : text;
  }) as IntlShape['formatMessage'];
}

/**
 * react-intl for a locale and a zone, made once. Its own way to a text writes the text's tree, and all formats there are, as JSON each time to find
 * what it has kept; a text whose values are words, numbers and elements is found by its id here. Everything else goes the library's way.
 */
export function makeIntl(locale: Locale, zone: string, catalogue: Catalogue): IntlShape {
  const own = kept.get(catalogue) ?? { formats: new Map(), byZone: new Map() };
  kept.set(catalogue, own);
  const known = own.byZone.get(zone);
  if (known) return known;
  if (own.byZone.size >= mostZones) own.byZone.clear();
  const tag = languageTags[locale];
  const intl = createIntl(
    // The library tells of a text that is not there in development alone.
    {
      locale: tag,
      defaultLocale: 'en-GB',
      messages: catalogue,
      timeZone: zone,
      onError: (error) => console.error(error),
    },
    createIntlCache(),
  );

  const formatters = keepFormatters(locale, { ...intl.formatters });
  // The library's own way asks there.
  Object.assign(intl.formatters, formatters);
  const findFormat = (id: string): Format | undefined => {
    const found = own.formats.get(id);
    if (found) return found;
    const text = catalogue[id];
    if (!Array.isArray(text) || knowsZones(text)) return undefined;
    const format = intl.formatters.getMessageFormat(text, tag, undefined, { formatters });
    own.formats.set(id, format);
    return format;
  };

  const formatMessage = ((
    descriptor: MessageDescriptor,
    values?: Parameters<Format['format']>[0],
    options?: Record<string, unknown>,
  ) => {
    if (values && isUsual(options) && Object.values(values).every(isPlain)) {
      const format = findFormat(String(descriptor.id));
      try {
        const text = format?.format(values);
        if (text !== undefined) return Array.isArray(text) ? (text as ReactNode[]).map(keyPart) : text;
      } catch {
        // The library's way says what is wrong with it.
      }
    }
    return intl.formatMessage(descriptor, values as Record<string, string>, options);
  }) as IntlShape['formatMessage'];

  const spoken = locale === 'fr-ch' ? speakFrench(formatMessage) : formatMessage;
  const made = { ...intl, formatMessage: spoken, $t: spoken };
  own.byZone.set(zone, made);
  return made;
}
