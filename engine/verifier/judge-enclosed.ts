import { equalBytes } from '../pki/der.ts';
import { openHash } from '../pki/verify-signature.ts';
import { buildPath } from './certificates/build-path.ts';
import { CertificatePool } from './certificates/certificate-pool.ts';
import { findSchemeWeakness } from './certificates/judge-algorithms.ts';
import { judgeMessage } from './cms/judge-message.ts';
import { normaliseBer } from './cms/normalise-ber.ts';
import { readMessage } from './cms/read-message.ts';

export type EnclosedExpectation = {
  /** What must have been signed, byte for byte. */
  content: Uint8Array;
  /** DER certificates of the roots that are trusted here, and no others. */
  roots: readonly Uint8Array[];
  at: Date;
};

/** The certificate (DER) of whoever has signed, or why the message does not count. */
export type EnclosedVerdict = { certificate: Uint8Array } | { fault: string };

/**
 * Judges a message that holds what it signs (CMS, RFC 5652 section 5.2), RSA or elliptic curves: the content, the signature, the path to
 * a root. Whether the certificate was revoked is not asked.
 */
export function judgeEnclosed(bytes: Uint8Array, { content, roots, at }: EnclosedExpectation): EnclosedVerdict {
  try {
    const message = readMessage(normaliseBer(bytes).der);
    if (!message.content) return { fault: 'the message does not hold what it signs' };
    if (!equalBytes(message.content, content)) return { fault: 'something else was signed' };
    const pool = new CertificatePool(
      roots.map((certificate) => ({ certificate, source: 'operator' as const, name: 'root' })),
    );
    const { signer, scheme, faults } = judgeMessage(message, {
      digestOf: (hash) => openHash(hash).update(content).digest(),
      pool,
      position: 0,
      mustNameCertificate: false,
    });
    const [fault] = faults;
    if (fault || !signer) return { fault: fault?.code ?? 'signer-missing' };
    const weakness = findSchemeWeakness(scheme, signer.key, at);
    if (weakness) return { fault: weakness };
    const path = buildPath(signer, pool, at);
    return path.fault ? { fault: path.fault.detail ?? path.fault.code } : { certificate: signer.der };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'it cannot be read' };
  }
}
