import { readSerialNumber } from '../pki/issue-certificate.ts';
import { readAuthorities } from './authorities.ts';
import { openCentreFolder } from './centre-folder.ts';
import { openCertificateRegister } from './certificate-register.ts';
import type { TrustCentreOptions } from './create-trust-centre.ts';
import { issueIdentity, revokeIssued, type CentreOffice } from './issuing-authority.ts';
import { deriveEnvelopeKey } from './key-envelope.ts';
import { makeOrganisationSeals } from './organisation-seals.ts';
import { makePublishing } from './publishing.ts';
import { openServiceCertificates } from './service-certificates.ts';
import { makeTurns } from './take-turns.ts';
import { TrustCentreError } from './trust-centre-error.ts';
import type { TrustCentre } from './types.ts';

export type { Identity } from './authorities.ts';
export type { CentreCertificate, RollOver, TrustCentre } from './types.ts';

/** Opens keys and register; one cannot do without the other, for status answers come from the register. */
async function openOffice({ folder, passphrase, baseUrl, clock }: TrustCentreOptions): Promise<CentreOffice> {
  const files = openCentreFolder(folder);
  const envelopeKey = await deriveEnvelopeKey(passphrase, files.readParameters());
  const register = openCertificateRegister(files.registerPath);
  const { issuing } = readAuthorities(files, envelopeKey);
  if (!register.find('root', readSerialNumber(issuing[0].certificate))) {
    const message = `The register ${files.registerPath} is missing or not whole: put it back from a backup.`;
    throw new TrustCentreError('register_missing', message);
  }
  return { files, envelopeKey, register, baseUrl, clock };
}

/**
 * Opens a trust centre. Service certificates that are missing, near their end or made for another public address are
 * renewed with a fresh key, now and on use. What the operator's command changes in the folder meanwhile is read again.
 * The root's key is not opened. Throws TrustCentreError with a sentence for the operator.
 */
export async function openTrustCentre(
  options: TrustCentreOptions & {
    /** Renews nothing at the opening, for those who only look. */
    isLeftAsItIs?: boolean;
  },
): Promise<TrustCentre> {
  const office = await openOffice(options);
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
