import type { Instant, Json, Optional } from '../database/columns.ts';

/** The one row of a database that holds the trust centre. */
interface TrustStoreTable {
  id: boolean;
  /** Counts the changes of files and revocations; each is committed with its own number. */
  changes: number;
}

/** How the keys are encrypted: the parameters by which that key is derived from a secret of the servers. */
interface TrustEnvelopeTable {
  version: number;
  parameters: Json<{ salt: string; N: number; r: number; p: number }>;
  /** Something that opens by the right secret. */
  proof: Json<{ name: string; iv: string; tag: string; ciphertext: string }>;
}

/** What lay in the folder of the trust centre: encrypted keys, certificates, the root's list. */
interface TrustFileTable {
  path: string;
  bytes: Buffer;
  /** By which version a key is encrypted; null for what is public. */
  envelope: Optional<number>;
  changed: number;
}

/** Every certificate that was ever issued. */
interface TrustCertificateTable {
  serial: string;
  issuer: string;
  profile: string;
  issued_at: Instant | null;
  not_after: Instant;
  revoked_at: Instant | null;
  reason: Optional<string>;
}

interface TrustListNumberTable {
  authority: string;
  number: number;
}

export interface TrustStoreTables {
  trust_store: TrustStoreTable;
  trust_envelopes: TrustEnvelopeTable;
  trust_files: TrustFileTable;
  trust_certificates: TrustCertificateTable;
  trust_list_numbers: TrustListNumberTable;
}
