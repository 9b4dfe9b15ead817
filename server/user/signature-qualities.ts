import type { QualityEntry, SignatureQualities, User } from '@sigillum/api-contracts/user/schemas.ts';

const simple: QualityEntry = { quality: 'SES', provider: 'SIGILLUM', legislation: 'UNDEFINED' };

/** What a person can sign with: the simple quality once the e-mail address is proved; the others need an identification. */
export function listQualities(person: { isEmailVerified: boolean }): SignatureQualities {
  return {
    qes: { zertes: null, eidas: null },
    aes_minimal: { zertes: null, eidas: null },
    aes: { any: null },
    ses: { any: person.isEmailVerified ? simple : null },
    demo: { any: null },
    part11: { any: null },
    seal: { aes: {}, qes: {} },
  };
}

/** The same in the names that the user object has (specification, section 3). */
export function writeUserQualities({
  ses,
  aes,
  aes_minimal,
  qes,
  seal,
}: SignatureQualities): User['signatureQualities'] {
  return { ses, aes, aesMinimal: aes_minimal, qes, seal };
}
