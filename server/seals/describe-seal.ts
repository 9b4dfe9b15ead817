import { X509Certificate } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Seal, SealSummary } from '@sigillum/api-contracts/seals/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { findSealOffer, isQualifiedSeal } from '../rules/find-offer.ts';
import { TrustError } from '@sigillum/engine/pki';
import { judgeCertificate } from './judge-certificate.ts';
import { listSealMembers, listSealRows, nameSealAccount, type SealKey, type SealRow } from './seals-repository.ts';

export const summariseSeal = ({ name, label, hasImage, userIds, usernames }: SealRow): SealSummary => ({
  name,
  label,
  nApi: usernames.length,
  nMembers: userIds.length,
  hasImage,
});

/** A seal as its contract shows it; its people only to an administrator. */
export async function describeSeal(
  services: Services,
  db: Kysely<Database>,
  key: SealKey,
  role: 'admin' | 'member',
): Promise<Seal> {
  const row = (await listSealRows(db, key.businessId)).find(({ name }) => name === key.name)!;
  const people = role === 'admin' ? await listSealMembers(db, key) : undefined;
  return {
    ...summariseSeal(row),
    createdAt: row.created_at.toISOString(),
    certificate: await describeCertificate(services, nameSealAccount(key)),
    ...(people && { apiUsers: row.usernames }),
    ...(people && {
      members: people.map(({ first_name, last_name, ...person }) => ({
        ...person,
        firstName: first_name,
        lastName: last_name,
      })),
    }),
  };
}

/** The certificate of the service that holds the key: the embedded trust centre, or one that the operator has set up for this seal. */
export async function describeCertificate(
  { trust, trustCentre, now }: Services,
  sealAccountName: string,
): Promise<Seal['certificate']> {
  try {
    const context = { sid: sealAccountName, signerName: '', quality: 'AES', sealAccountName } as const;
    const [der] = (await trust.credential(context)).chain ?? [];
    if (!der) return null;
    const { subject, issuer, serialNumber, validFromDate, validToDate } = new X509Certificate(der);
    const held = trustCentre.findSeal(sealAccountName);
    const period = { validFrom: validFromDate.toISOString(), validTo: validToDate.toISOString() };
    // One that was imported is held here, and issued elsewhere.
    const isLocal = Boolean(held && !held.isImported && Buffer.from(der).equals(held.chain[0]));
    const offer = findSealOffer((await trust.info()).offers ?? [], sealAccountName);
    return {
      subject: writeName(subject),
      issuer: writeName(issuer),
      serialNumber: serialNumber.toLowerCase(),
      ...period,
      isLocal,
      isQualified: isQualifiedSeal(offer, sealAccountName),
      state: judgeCertificate({ ...period, isLocal }, now()),
    };
  } catch (error) {
    if (error instanceof TrustError) return null;
    throw error;
  }
}

/** For people: the parts in the certificate's order, without the escapes of RFC 4514. */
const writeName = (name: string) => name.replaceAll('\\', '').split('\n').join(', ');
