import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

/** The file of a build from which the server cuts what a screen needs. */
export interface DealtTexts {
  /** Of all texts. */
  ids: string[];
  /** Places in `ids`, by the name of the set (name-text-set.ts). */
  sets: Record<string, number[]>;
  /** Compiled, in the order of `ids`. */
  texts: Record<Locale, MessageFormatElement[][]>;
}
