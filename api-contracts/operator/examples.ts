import type * as z from 'zod';
import type { exportConfiguration } from './export-configuration.ts';
import type {
  ChainCheck,
  Installation,
  OperatorBusiness,
  OperatorCallback,
  OperatorEvent,
  OperatorJob,
  OperatorMessage,
  OperatorNotice,
  OrganisationLogin,
  RequestFacts,
} from './schemas.ts';

export const installationExample: Installation = {
  startedAt: '2026-11-21T06:00:00.000Z',
  isTestSystem: false,
  isReady: true,
  checks: [
    { part: 'database', state: 'ok', notices: [] },
    { part: 'clock', state: 'ok', notices: [] },
    { part: 'certificates', state: 'ok', notices: ['timestamp_ends_soon'] },
  ],
  daysLeft: [{ part: 'certificates', name: 'timestamp', days: 41 }],
  workers: { size: 2, busy: 1, waiting: 0 },
  queues: [{ name: 'send-mail', waiting: 2, later: 0, active: 1, failed: 1, oldestSeconds: 14 }],
  databaseBytes: 48_234_496,
  files: { count: 812, bytes: 734_003_200 },
  freeBytes: 91_268_055_040,
};

export const jobExample: OperatorJob = {
  id: '0a1b2c3d-4e5f-4061-8273-8495a6b7c8d9',
  name: 'send-mail',
  state: 'failed',
  attempts: 32,
  tries: 32,
  createdAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-21T09:12:40.000Z',
  failure: 'connect ECONNREFUSED 192.0.2.25:25',
  canRetry: true,
  canCancel: true,
};

export const messageExample: OperatorMessage = {
  id: '5b4c3d2e-1f00-4a9b-8c7d-6e5f4a3b2c1d',
  to: 'noemi.frei@example.ch',
  template: 'invitation',
  locale: 'de',
  createdAt: '2026-11-21T08:37:13.000Z',
  sentAt: '2026-11-21T08:37:14.000Z',
};

export const callbackExample: OperatorCallback = {
  id: '7c6d5e4f-3a2b-4c1d-9e8f-7a6b5c4d3e2f',
  requestId: 'b3a2c1d0-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  type: 'SUCCESS',
  state: 'OPEN',
  host: 'intranet.example.ch',
  attempts: 3,
  createdAt: '2026-11-21T08:37:13.000Z',
  updatedAt: '2026-11-21T08:52:13.000Z',
};

export const operatorNoticeExample: OperatorNotice = {
  id: 7,
  url: 'https://status.example.ch/4711',
  isBlocking: false,
  status: 'in_progress',
  startsAt: '2026-11-21T18:00:00.000Z',
  endsAt: '2027-11-21T20:00:00.000Z',
};

export const operatorBusinessExample: OperatorBusiness = {
  id: 'c0ffee00-1234-4abc-8def-0123456789ab',
  name: 'Keller Architektur AG',
  plan: 'trial',
  paymentMethod: 'TRIALING',
  seats: null,
  members: 1,
  signerGroups: { maxGroups: 50, maxParticipants: 50 },
  trialEndsAt: '2026-12-05T08:00:00.000Z',
  createdAt: '2026-11-21T08:00:00.000Z',
};

export const organisationLoginExample: OrganisationLogin = {
  domain: 'keller-architektur.example',
  issuer: 'https://login.keller-architektur.example',
  businessName: null,
  switchedOffAt: null,
};

export const requestFactsExample: RequestFacts = {
  id: 'b3a2c1d0-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  status: 'OPEN',
  quality: 'SES',
  legislation: 'ZERTES',
  businessId: 'c0ffee00-1234-4abc-8def-0123456789ab',
  createdAt: '2026-11-20T08:00:00.000Z',
  initiatedAt: '2026-11-20T08:05:00.000Z',
  endedAt: null,
  documents: 1,
  signatures: [
    {
      sid: '2f1e0d9c-8b7a-4695-8473-625140f3e2d1',
      status: 'OPEN',
      invitedAt: '2026-11-20T08:05:00.000Z',
      signedAt: null,
    },
  ],
  events: [{ seq: 1, name: 'CREATED', at: '2026-11-20T08:00:00.000Z' }],
  isIntact: true,
};

export const operatorEventExample: OperatorEvent = {
  seq: 1,
  at: '2026-11-21T08:37:13.000Z',
  act: 'OPERATOR_ADDED',
  by: null,
  subject: 'anna.keller@example.ch',
  details: {},
};

export const chainCheckExample: ChainCheck = { seq: 1, isIntact: true, at: '2026-11-21T08:37:13.000Z' };

export const configurationExample: z.infer<(typeof exportConfiguration)['responses'][200]> = {
  settings: { PUBLIC_URL: 'https://sign.example.ch', SMTP_URL: 'is set', LOG_LEVEL: 'info' },
  warnings: [],
};
