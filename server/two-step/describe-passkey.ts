import type { Passkey } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { findPasskey } from './passkeys.ts';
import { writeInstant } from '../http/write-instant.ts';

export const describePasskey = (row: NonNullable<Awaited<ReturnType<typeof findPasskey>>>): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: writeInstant(row.last_used_at),
  isBackedUp: row.is_backed_up,
});
