import type { Currency } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Locale } from '../i18n/locales.ts';

/** The currency of a language (specification, section 9); Italian has none. */
const byLocale: Readonly<Record<Locale, Currency | undefined>> = {
  'en-gb': 'EUR',
  'de-ch': 'CHF',
  'fr-ch': 'CHF',
  it: undefined,
};

/**
 * In which currency prices are shown first: what the business has paid in before, else that of the language, else the first one. Never
 * one in which nothing is sold.
 */
export function chooseCurrency(locale: Locale, sold: readonly Currency[], paid?: Currency): Currency | undefined {
  return [paid, byLocale[locale], sold[0]].find((currency) => currency !== undefined && sold.includes(currency));
}
