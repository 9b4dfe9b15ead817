import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';

import { hasTrustCentre, openCentreFolder } from './centre-folder.ts';
import { openCertificateRegister } from './certificate-register.ts';
import { issueCertificate, readSerialNumber, type CertificateProfile, type Issuer } from './issue-certificate.ts';
import { deriveEnvelopeKey, makeEnvelopeParameters } from './key-envelope.ts';

export type TrustCentreOptions = {
  /** Folder of its own; holds sealed keys, certificates and the register. */
  folder: string;
  /** Opens the sealed keys; there is no default. */
  passphrase: string;
  /** Public address of the installation, which certificates name as the place of status and issuer information. */
  baseUrl: string;
  clock: () => Date;
};

/**
 * Sets up root, issuing authority and the root's status responder in a fresh folder; everything else is issued when the
 * centre is opened. The root's key is used here and never again. The folder appears whole or not at all.
 */
export async function createTrustCentre({ folder, passphrase, baseUrl, clock }: TrustCentreOptions): Promise<void> {
  if (hasTrustCentre(folder)) throw new Error(`a trust centre exists already in ${folder}`);
  if (passphrase.length < 12) throw new RangeError('the passphrase of the trust centre needs at least 12 characters');
  const building = `${folder}.new`;
  rmSync(building, { recursive: true, force: true });
  const files = openCentreFolder(building);
  const parameters = makeEnvelopeParameters();
  const envelopeKey = await deriveEnvelopeKey(passphrase, parameters);

  const issue = async (name: CertificateProfile, commonName: string, issuer?: Issuer) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const request = { profile: name, commonName, publicKey, baseUrl, notBefore: clock() };
    const certificate = await issueCertificate(issuer ? { ...request, issuer } : { ...request, selfKey: privateKey });
    files.writeKey(envelopeKey, name, privateKey);
    files.writeCertificate(name, certificate);
    return { certificate, key: privateKey };
  };
  const root: Issuer = { name: 'root', ...(await issue('root', 'Sigillum Local Root')) };
  const authority = await issue('issuing-ca', 'Sigillum Local Issuing Authority', root);
  const responder = await issue('root-ocsp', 'Sigillum Local Root Status', root);

  const register = openCertificateRegister(files.registerPath);
  for (const [profile, { certificate }] of [
    ['issuing-ca', authority],
    ['root-ocsp', responder],
  ] as const) {
    const notAfter = new X509Certificate(certificate).validToDate.toISOString();
    register.put({ serial: readSerialNumber(certificate), issuer: 'root', profile, notAfter });
  }
  files.writeParameters(parameters);
  renameSync(building, folder);
}
