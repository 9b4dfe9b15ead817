/** How numbers are built, by the country whose letters stand in front (Greece writes EL). */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** The letters that numbers of a country begin with. */
const lettersOf = (country: string): readonly string[] =>
  ({ GR: ['EL'], GB: ['GB', 'XI'], MC: ['FR'] } as Record<string, string[]>)[country] ?? [country];

/** A number of the Swiss register: nine digits with a check digit, of which Liechtenstein has its own, too. */
function isSwiss(number: string): boolean {
  const digits = /^CHE(\d{9})(MWST|TVA|IVA)?$/.exec(number)?.[1];
  if (!digits) return false;
  const weights = [5, 4, 3, 2, 7, 6, 5, 4];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}

/** A VAT number as it is kept, with the register's letters for its country; undefined: it is none of that country. */
export function readVatNumber(
  text: string,
  country: string,
): { number: string; letters: string; digits: string } | undefined {
  const number = text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  if (country === 'CH') return isSwiss(number) ? { number, letters: 'CH', digits: number.slice(2) } : undefined;
  if (country === 'LI')
    return isSwiss(number) || /^LI\d{5}$/.test(number) ? { number, letters: 'LI', digits: number.slice(2) } : undefined;
  const [letters, digits] = [number.slice(0, 2), number.slice(2)];
  const isOwn = lettersOf(country).includes(letters) && forms[letters]?.test(digits);
  return isOwn ? { number, letters, digits } : undefined;
}
