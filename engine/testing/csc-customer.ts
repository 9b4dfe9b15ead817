import type * as z from 'zod';

import type { CREDENTIAL_REQUEST } from './csc-schemas.ts';
import type { SigningFault } from './csc-signing-device.ts';
import type { LocalAnswer } from './local-server.ts';
import type { TestAuthority, TestIdentity, TestKeyKind } from './test-authority.ts';

/** The one customer of the service, and what this person does when asked. */
export type CscPerson = {
  userId: string;
  credentialId: string;
  identity: TestIdentity;
  mode: 'explicit' | 'oauth2code';
  objects: { type: string; id: string; label?: string; generator?: string; description?: string }[];
  secrets: Record<string, string>;
  mind: 'confirms' | 'hesitates' | 'declines' | 'forgets';
  certStatus: 'valid' | 'expired' | 'revoked' | 'suspended';
  keyStatus: 'enabled' | 'disabled';
  multisign: number;
  /** What the key signs with, when it is not everything that such keys can. */
  algos?: string[];
  /** Other keys of the person, and what kind of signature each is for. */
  otherKeys: Record<string, string>;
  signatureQualifier?: string;
  /** Gives the signer's certificate alone. */
  hasLonelyCertificate: boolean;
  wrongTries: number;
};

type Grant = { hashes: string[]; numSignatures: number; isUsed: boolean; isExpired: boolean };
type Request = z.infer<typeof CREDENTIAL_REQUEST>;

/** Everything a test may turn. */
export type CscState = {
  client: { id: string; secret: string };
  authType: string[];
  methods: string[];
  isAsynchronous: boolean;
  /** Refuses a second use of the same activation data, even for the same hashes. */
  isStrict: boolean;
  hasIssuer: boolean;
  person: CscPerson;
  /** The plan has no signatures left. */
  isExhausted: boolean;
  signingFault: SigningFault | undefined;
  /** Answers for a path instead of the real one, each used once. */
  faults: Map<string, LocalAnswer[]>;
  pushed: Map<string, Request>;
  codes: Map<string, Request>;
  grants: Map<string, Grant>;
  serviceTokens: Set<string>;
  /** Base64 of every digest that was signed, as often as it was. */
  signed: string[];
  issueServiceToken(): string;
  grant(about: { hashes: string[]; numSignatures: number }): string;
};

/** Makes the person anew for a test. */
export async function makeCscPerson(
  authority: TestAuthority,
  changes: Partial<CscPerson> & { key?: TestKeyKind } = {},
): Promise<CscPerson> {
  const { key, ...rest } = changes;
  return {
    userId: 'zoe@example.org',
    credentialId: 'GX0112348',
    identity: await authority.issue('person', { name: 'Zoë Müller', ...(key && { key }) }),
    mode: 'oauth2code',
    objects: [],
    secrets: {},
    mind: 'confirms',
    certStatus: 'valid',
    keyStatus: 'enabled',
    multisign: 5,
    otherKeys: {},
    hasLonelyCertificate: false,
    wrongTries: 0,
    ...rest,
  };
}
