import 'reflect-metadata';
import { generateKeyPairSync } from 'node:crypto';

import * as x509 from '@peculiar/x509';

import { importSigningKey } from '../pki/issue-certificate.ts';

/** PEM. */
export type TlsIdentity = { cert: string; key: string };

const DAY = 24 * 3_600_000;

/** A self-signed certificate for 127.0.0.1 that lives for so many days, for servers and clients alike. */
export async function makeTlsIdentity(days = 1): Promise<TlsIdentity> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: '01',
    subject: 'CN=127.0.0.1',
    issuer: 'CN=127.0.0.1',
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + days * DAY),
    publicKey: new x509.PublicKey(publicKey.export({ type: 'spki', format: 'der' })),
    ...importSigningKey(privateKey),
    extensions: [
      new x509.SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }]),
      new x509.BasicConstraintsExtension(true, 0, true),
    ],
  });
  return { cert: certificate.toString('pem'), key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
}
