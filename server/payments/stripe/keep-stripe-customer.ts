import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { refuse } from '../../http/refusal.ts';
import type { Customer } from '../payments.ts';

/** For a day the provider refuses a key with other words than the first time: what was corrected after a lost answer is another call. */
const digest = (values: object): string => createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** Makes a customer, or brings it up to date, with its address and VAT number. */
export async function keepStripeCustomer(
  stripe: Stripe,
  { id, name, email, language, country, address, vat, referral }: Customer,
  customerId: string | undefined,
): Promise<string> {
  const values: Stripe.CustomerUpdateParams = {
    ...{ name, email, preferred_locales: [language] },
    address: address
      ? {
          ...{ line1: address.address1, line2: address.address2, postal_code: address.postalCode },
          ...{ city: address.city, country },
        }
      : { country },
    tax: { validate_location: 'deferred' },
    metadata: { owner: id, ...(referral && { cello_ucc: referral.code, new_user_id: referral.userId }) },
  };
  const customer = customerId
    ? await stripe.customers.update(customerId, values)
    : await stripe.customers.create(values, { idempotencyKey: `customer ${digest(values)}` });
  if (vat !== undefined) await keepTaxId(stripe, customer.id, vat, country);
  return customer.id;
}

/** What Stripe calls numbers of a country. */
const typeOf = (country: string): Stripe.TaxIdCreateParams.Type =>
  country === 'CH'
    ? 'ch_vat'
    : country === 'LI'
      ? 'li_vat'
      : country === 'NO'
        ? 'no_vat'
        : country === 'GB'
          ? 'gb_vat'
          : 'eu_vat';

/** As Stripe wants it written. */
const write = (vat: string, country: string): string =>
  country === 'CH'
    ? `${vat.replace(/^CHE(\d{3})(\d{3})(\d{3}).*$/, 'CHE-$1.$2.$3')} MWST`
    : country === 'NO'
      ? vat.replace(/^NO/, '')
      : vat;

async function keepTaxId(stripe: Stripe, customerId: string, vat: string | null, country: string): Promise<void> {
  const { data: kept } = await stripe.customers.listTaxIds(customerId, { limit: 10 });
  const wanted = vat === null ? undefined : { type: typeOf(country), value: write(vat, country) };
  const isKept = ({ type, value }: Stripe.TaxId) => type === wanted?.type && value === wanted.value;
  for (const old of kept.filter((taxId) => !isKept(taxId))) await stripe.customers.deleteTaxId(customerId, old.id);
  if (!wanted || kept.some(isKept)) return;
  try {
    await stripe.customers.createTaxId(customerId, wanted, {
      idempotencyKey: `tax id ${customerId} ${wanted.value} ${kept.map(({ id }) => id).join(' ')}`,
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'tax_id_invalid') throw refuse('error.billing.vat_invalid');
    throw error;
  }
}
