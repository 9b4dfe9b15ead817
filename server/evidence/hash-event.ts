import { createHash } from 'node:crypto';
import { writeCanonicalJson } from './canonical-json.ts';
import type { AuditEvent } from './event.ts';

/** What the first event of a chain is chained to. */
export const genesisHash = '0'.repeat(64);

/** SHA-256, hexadecimal, over the previous hash and the canonical JSON of the row. */
export function hashEvent({ previous_hash, ...row }: AuditEvent): string {
  const { request_id, seq, at, name, actor, ip, zone, documents, data } = row;
  return chainHash(previous_hash, { request_id, seq, at: at.toISOString(), name, actor, ip, zone, documents, data });
}

/** SHA-256, hexadecimal, over the hash before and the canonical JSON of what follows it. */
export const chainHash = (previousHash: string, row: Record<string, unknown>): string =>
  createHash('sha256').update(previousHash).update('\n').update(writeCanonicalJson(row)).digest('hex');
