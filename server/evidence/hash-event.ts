import { createHash } from 'node:crypto';
import { writeCanonicalJson } from './canonical-json.ts';
import type { AuditEvent } from './event.ts';

/** What the first event of a request is chained to. */
export const genesisHash = '0'.repeat(64);

/** SHA-256, hexadecimal, over the previous hash and the canonical JSON of the row. */
export function hashEvent({ previous_hash, ...row }: AuditEvent): string {
  const { request_id, seq, at, name, actor, ip, zone, documents, data } = row;
  const content = writeCanonicalJson({ request_id, seq, at: at.toISOString(), name, actor, ip, zone, documents, data });
  return createHash('sha256').update(previous_hash).update('\n').update(content).digest('hex');
}
