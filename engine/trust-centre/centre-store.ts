import { readSerialNumber } from '../pki/issue-certificate.ts';
import { readAuthorities } from './authorities.ts';
import type { CentreFiles } from './centre-files.ts';
import { openCentreFolder } from './centre-folder.ts';
import { openCertificateRegister, type CertificateRegister } from './certificate-register.ts';
import { deriveEnvelopeKey } from './key-envelope.ts';
import { TrustCentreError } from './trust-centre-error.ts';

/** What a trust centre is made of, wherever that is kept, and what its keys are encrypted by. */
export type CentreStore = {
  files: CentreFiles;
  envelopeKey: Uint8Array;
  register: CertificateRegister;
  /** Where it lies, for the operator; the register's place, too. */
  place: { name: string; register: string };
};

/** A trust centre lies in a folder of its own, or where somebody else keeps it. */
export type CentrePlace = { folder: string; passphrase: string } | { store: CentreStore };

/** Opens keys and register; one cannot do without the other, for status answers come from the register. */
export async function openCentreStore(place: CentrePlace): Promise<CentreStore> {
  const store = 'store' in place ? place.store : await openFolderStore(place);
  const { issuing } = readAuthorities(store.files, store.envelopeKey);
  if (await store.register.find('root', readSerialNumber(issuing[0].certificate))) return store;
  const message = `The register ${store.place.register} is missing or not whole: put it back from a backup.`;
  throw new TrustCentreError('register_missing', message);
}

async function openFolderStore({ folder, passphrase }: { folder: string; passphrase: string }): Promise<CentreStore> {
  const files = openCentreFolder(folder);
  const envelopeKey = await deriveEnvelopeKey(passphrase, files.readParameters());
  const register = openCertificateRegister(files.registerPath);
  return { files, envelopeKey, register, place: { name: folder, register: files.registerPath } };
}
