import { generateKeyPairSync } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';

import { hasTrustCentre, openCentreFolder } from './centre-folder.ts';
import { openCertificateRegister } from './certificate-register.ts';
import { issueCertificate } from '../pki/issue-certificate.ts';
import { deriveEnvelopeKey, makeEnvelopeParameters } from './key-envelope.ts';
import { renewAuthority } from './root.ts';

export type TrustCentreOptions = {
  /** Folder of its own; holds encrypted keys, certificates and the register. */
  folder: string;
  /** Opens the encrypted keys; there is no default. */
  passphrase: string;
  /** Whether the passphrase has at least 128 random bits, so that it need not be stretched. */
  isRandom?: boolean;
  /** Public address of the installation, which certificates name as the place of status and issuer information. */
  baseUrl: string;
  clock: () => Date;
};

/**
 * Sets up root, its revocation list, issuing authority and the root's status responder in a fresh folder; everything
 * else is issued when the centre is opened. The root's key is used here and by the operator's commands, never by the
 * server. The folder appears whole or not at all.
 */
export async function createTrustCentre({
  folder,
  passphrase,
  isRandom,
  baseUrl,
  clock,
}: TrustCentreOptions): Promise<void> {
  if (hasTrustCentre(folder)) throw new Error(`A trust centre exists already in ${folder}.`);
  if (existsSync(folder)) openCentreFolder(folder).readParameters();
  if (passphrase.length < 12) throw new RangeError('the passphrase of the trust centre needs at least 12 characters');
  const building = `${folder}.new`;
  rmSync(building, { recursive: true, force: true });
  const files = openCentreFolder(building);
  const parameters = makeEnvelopeParameters({ isRandom });
  const envelopeKey = await deriveEnvelopeKey(passphrase, parameters);

  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const commonName = 'Sigillum Local Root';
  const request = { profile: 'root', commonName, publicKey, selfKey: privateKey, baseUrl, notBefore: clock() } as const;
  const root = issueCertificate(request);
  await files.writeKey(envelopeKey, 'root', { key: privateKey });
  await files.writeCertificate('root', root);

  const register = openCertificateRegister(files.registerPath);
  await renewAuthority({ files, envelopeKey, register, baseUrl, clock });
  await files.writeParameters(parameters);
  renameSync(building, folder);
}
