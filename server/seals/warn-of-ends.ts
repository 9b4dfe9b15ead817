import { mailAdmins } from '../business/tell-members.ts';
import type { Services } from '../services.ts';
import { describeCertificate } from './describe-seal.ts';
import { judgeCertificate } from './judge-certificate.ts';
import { nameSealAccount } from './seals-repository.ts';

/**
 * Tells the administrators once of each certificate of a seal that ends within the days of judge-certificate.ts. Those of the embedded
 * trust centre are renewed in time by themselves.
 */
export async function warnOfEnds(services: Services): Promise<void> {
  const { db, now, config } = services;
  const seals = await db
    .selectFrom('seals')
    .innerJoin('businesses', 'businesses.id', 'seals.business_id')
    .select(['business_id', 'seals.name', 'label', 'warned_serial'])
    .where('businesses.deleted_at', 'is', null)
    .execute();
  for (const { business_id: businessId, name, label, warned_serial } of seals) {
    const certificate = await describeCertificate(services, nameSealAccount({ businessId, name }));
    if (!certificate || certificate.serialNumber === warned_serial) continue;
    if (judgeCertificate(certificate, now()) !== 'ENDING') continue;
    const values = {
      sealLabel: label,
      endsAt: new Date(certificate.validTo),
      url: `${config.publicUrl}/business/seals/${name}`,
    };
    await db.transaction().execute(async (trx) => {
      const told = await trx
        .updateTable('seals')
        .set({ warned_serial: certificate.serialNumber })
        .where('business_id', '=', businessId)
        .where('name', '=', name)
        .where('warned_serial', 'is not distinct from', warned_serial)
        .executeTakeFirst();
      if (told.numUpdatedRows) await mailAdmins(trx, services, businessId, { template: 'seal-ending', values });
    });
  }
}
