import type { Instant, Json } from '../database/columns.ts';

/** A file that was checked, for as long as its pages may be looked at. */
interface CheckedFileTable {
  id: string;
  token_hash: string;
  size: number;
  revisions: Json<number[]>;
  expires_at: Instant;
}

interface CheckedFilePartTable {
  file_id: string;
  position: number;
  bytes: Buffer;
}

export interface VerificationTables {
  checked_files: CheckedFileTable;
  checked_file_parts: CheckedFilePartTable;
}
