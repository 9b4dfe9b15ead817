import type { BillingAddress, KeptBilling } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { refuse } from '../http/refusal.ts';
import { readVatNumber } from '../rules/vat-number.ts';
import type { Services } from '../services.ts';

/** Where bills go, with the VAT number as the register writes it. Throws where it is none of the country, or is not in use. */
export async function readBilling(
  { vatRegister }: Services,
  { vat, ...address }: BillingAddress,
): Promise<KeptBilling> {
  if (!vat) return { ...address, vat: null, vatCheck: null };
  const read = readVatNumber(vat, address.country);
  if (!read) throw refuse('error.billing.vat_invalid');
  const { number, letters, digits } = read;
  if (!vatRegister) return { ...address, vat: number, vatCheck: 'format' };
  const isInUse = await vatRegister.check(letters, digits);
  if (isInUse === false) throw refuse('error.billing.vat_unknown');
  return { ...address, vat: number, vatCheck: isInUse ? 'valid' : 'pending' };
}
