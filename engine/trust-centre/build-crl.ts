import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

import { REVOCATION_REASONS, type RegisteredCertificate } from './certificate-register.ts';
import { encodeDer, encodeInteger, encodeSequence, encodeTagged } from '../pki/der.ts';
import { importSigningKey, type Issuer } from '../pki/issue-certificate.ts';

const CRL_NUMBER = '2.5.29.20';
const ISSUING_DISTRIBUTION_POINT = '2.5.29.28';
const URI = 0x86;

/** IssuingDistributionPoint with one address as its full name (RFC 5280 section 5.2.5). */
const encodeScope = (address: string) =>
  encodeSequence(encodeTagged(0, encodeTagged(0, encodeDer(URI, new TextEncoder().encode(address)))));

/**
 * Builds a DER CRL of the issuer with the given number, which must rise from list to list (RFC 5280 section 5.2.3). With
 * a scope it is about those certificates alone that name this address as their list's.
 */
export async function buildCrl(
  issuer: Issuer,
  input: { revoked: RegisteredCertificate[]; number: number; thisUpdate: Date; nextUpdate: Date; scope?: string },
): Promise<Uint8Array> {
  const certificate = new x509.X509Certificate(Uint8Array.from(issuer.certificate));
  const crl = await x509.X509CrlGenerator.create({
    issuer: certificate.subjectName.toString(),
    thisUpdate: input.thisUpdate,
    nextUpdate: input.nextUpdate,
    ...importSigningKey(issuer.key),
    entries: input.revoked.map((entry) => ({
      serialNumber: entry.serial.padStart(entry.serial.length + (entry.serial.length % 2), '0'),
      revocationDate: new Date(entry.revokedAt ?? input.thisUpdate),
      reason: REVOCATION_REASONS[entry.reason ?? 'unspecified'] as x509.X509CrlReason,
    })),
    extensions: [
      await x509.AuthorityKeyIdentifierExtension.create(certificate.publicKey),
      new x509.Extension(CRL_NUMBER, false, encodeInteger(input.number)),
      ...(input.scope === undefined
        ? []
        : [new x509.Extension(ISSUING_DISTRIBUTION_POINT, true, encodeScope(input.scope))]),
    ],
  });
  return new Uint8Array(crl.rawData);
}
