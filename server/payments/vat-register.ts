import * as z from 'zod';

const timeoutMs = 8000;

/** Says whether a VAT number is in use. */
export interface VatRegister {
  /** Undefined: the register, or the country's own behind it, does not answer now, or keeps no numbers of that country. */
  check(country: string, digits: string): Promise<boolean | undefined>;
}

const Checked = z.object({ valid: z.boolean(), userError: z.string().optional() });

/** Countries whose numbers VIES keeps, by the letters that it calls them: Greece by EL, Northern Ireland by XI. */
const countries = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

/** VIES, the register of the European Commission, by its REST API. A number is sent and no more. */
export function makeViesRegister(url: string): VatRegister {
  return {
    async check(country, digits) {
      if (!countries.includes(country)) return undefined;
      const response = await fetch(new URL('check-vat-number', `${url}/`), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ countryCode: country, vatNumber: digits }),
      }).catch(() => undefined);
      const { data } = Checked.safeParse(await response?.json().catch(() => undefined));
      // A country that is away answers “not valid” with a word for why.
      return data && (data.valid || data.userError === undefined || /^(IN)?VALID$/.test(data.userError))
        ? data.valid
        : undefined;
    },
  };
}
