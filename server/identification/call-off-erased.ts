import { IdentityVendorError } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';

/** Asks vendors to call off what was erased here while it was open, so that nobody waits for people who are gone. One that is away is asked again. */
export async function callOffErased({ db, identity, log }: Pick<Services, 'db' | 'identity' | 'log'>): Promise<void> {
  const rows = await db.selectFrom('identification_call_offs').select(['vendor', 'reference']).execute();
  for (const { vendor: name, reference } of rows) {
    const vendor = identity.find((one) => one.name === name);
    try {
      await vendor?.cancel(reference);
    } catch (error) {
      if (!(error instanceof IdentityVendorError)) throw error;
      log.warn('whoever identifies is away', { error });
      continue;
    }
    await db
      .deleteFrom('identification_call_offs')
      .where('vendor', '=', name)
      .where('reference', '=', reference)
      .execute();
  }
}
