import type { Notice } from '@sigillum/api-contracts/maintenance/schemas.ts';
import type { Generated } from 'kysely';
import type { Instant, Optional } from '../database/columns.ts';

/** What the operator has announced. */
interface MaintenanceNoticeTable {
  id: Generated<number>;
  url: Optional<string>;
  is_blocking: boolean;
  status: Notice['status'];
  starts_at: Instant;
  ends_at: Optional<Date>;
  created_at: Instant;
}

export interface MaintenanceTables {
  maintenance_notices: MaintenanceNoticeTable;
}
