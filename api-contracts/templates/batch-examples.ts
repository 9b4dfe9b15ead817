import type { Batch, BatchRow } from './batch-schemas.ts';

export const batchExample: Batch = {
  id: '3a5c7e9b-1d2f-4b6a-8c0e-2f4a6c8e0b1d',
  name: 'Mieten Herbst',
  template_name: 'Lease',
  template_version: 1,
  owner: 'Anna Keller',
  row_count: 1,
  states: {
    WAITING: 1,
    FAILED: 0,
    SKIPPED: 0,
    CANCELLED: 0,
    OPEN: 0,
    DECLINED: 0,
    WITHDRAWN: 0,
    SIGNED: 0,
    EXPIRED: 0,
    ERROR: 0,
  },
  act: null,
  paused_until: null,
  actions: ['withdraw'],
  created_at: '2026-11-21T08:37:13.000Z',
};

export const batchRowExample: BatchRow = {
  number: 1,
  key: 'K1',
  people: [{ email: 'petra.meier@example.ch', name: '' }],
  state: 'WAITING',
  reason: null,
  request_id: null,
};
