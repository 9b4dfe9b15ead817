import { openCentreStore, type CentrePlace } from './centre-store.ts';
import { issueIdentity, revokeIssued, type CentreOffice } from './issuing-authority.ts';
import { makeOrganisationSeals } from './organisation-seals.ts';
import { makePublishing } from './publishing.ts';
import { openServiceCertificates } from './service-certificates.ts';
import { makeTurns } from './take-turns.ts';
import type { TrustCentre } from './types.ts';

export type { Identity } from './authorities.ts';
export type { CentreCertificate, RollOver, TrustCentre } from './types.ts';

/**
 * Opens a trust centre. Service certificates that are missing, near their end or made for another public address are
 * renewed with a fresh key, now and on use. What the operator's command changes in the folder meanwhile is read again.
 * The root's key is not opened. Throws TrustCentreError with a sentence for the operator.
 */
export async function openTrustCentre(
  options: CentrePlace & {
    baseUrl: string;
    clock: () => Date;
    /** Renews nothing at the opening, for those who only look. */
    isLeftAsItIs?: boolean;
  },
): Promise<TrustCentre> {
  const office: CentreOffice = { ...(await openCentreStore(options)), baseUrl: options.baseUrl, clock: options.clock };
  const services = openServiceCertificates(office);
  const seals = makeOrganisationSeals(office, services);
  // Two renewals at once would renew the same.
  const takeTurn = makeTurns();
  if (!options.isLeftAsItIs) await services.prepare();

  return {
    ...makePublishing(office, services),
    root: services.reading.authorities.root,
    anchors() {
      const { authorities, held } = services.reading;
      const imported = [...held.values(), ...seals.listUsed()].filter(({ isImported }) => isImported);
      return [authorities.root, ...imported.map(({ chain }) => chain.at(-1)!)];
    },
    get seal() {
      return services.reading.held.get('seal')!;
    },
    clock: office.clock,
    async issuePersonCertificate({ name, email, standing = 'person' }) {
      await office.files.catchUp();
      services.refresh();
      const subject = { commonName: name, ...(email !== undefined && { emailAddress: email }) };
      return issueIdentity(office, services.demandIssuing(), standing, subject);
    },
    issueOrganisationSeal: (account) => takeTurn(() => seals.provide(account)),
    findSeal: seals.find,
    rollOver: (accountName) =>
      takeTurn(async () => {
        const outcome = await services.rollOver();
        if (accountName !== undefined) await seals.rollOver(outcome, accountName);
        return outcome;
      }),
    rollOverSeals: () => takeTurn(seals.rollOverAll),
    revoke: (serial, reason) => revokeIssued(office, serial, reason),
    listCertificates: services.list,
    listSeals: seals.listSeals,
    newestTime: () => office.register.newestTime(),
  };
}
