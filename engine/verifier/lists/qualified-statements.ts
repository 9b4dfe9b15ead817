import { readChildren, readOid, readWhole, TAG } from '../../pki/der.ts';
import { EXTENSIONS, type Certificate } from '../certificates/certificate.ts';

const QCS = '0.4.0.1862.1';
const TYPES: Record<string, CertificateUse> = {
  [`${QCS}.6.1`]: 'signature',
  [`${QCS}.6.2`]: 'seal',
  [`${QCS}.6.3`]: 'website',
};

export type CertificateUse = 'signature' | 'seal' | 'website';

/** What a certificate states of itself (EN 319 412-5). */
export type QualifiedStatements = {
  isCompliant: boolean;
  hasDevice: boolean;
  uses: CertificateUse[];
  /** Countries under whose law it claims to be qualified; none means the European Union. */
  countries: string[];
};

/** Reads the QcStatements; a certificate without them, or with what cannot be read, states nothing. */
export function readQualifiedStatements({ extensions }: Certificate): QualifiedStatements {
  const stated: QualifiedStatements = { isCompliant: false, hasDevice: false, uses: [], countries: [] };
  const extension = extensions.get(EXTENSIONS.qcStatements);
  if (!extension) return stated;
  const found: QualifiedStatements = { ...stated };
  try {
    for (const statement of readChildren(readWhole(extension.value, TAG.sequence))) {
      const [oid, content] = readChildren(statement);
      const name = readOid(oid);
      const members = content?.tag === TAG.sequence ? readChildren(content) : [];
      if (name === `${QCS}.1`) found.isCompliant = true;
      if (name === `${QCS}.4`) found.hasDevice = true;
      if (name === `${QCS}.6`) found.uses = members.flatMap((member) => TYPES[readOid(member)] ?? []);
      if (name === `${QCS}.7`) {
        found.countries = members.map((member) => Buffer.from(member.content).toString('latin1').toUpperCase());
      }
    }
    return found;
  } catch {
    return stated;
  }
}
