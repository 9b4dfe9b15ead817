import { idAustria, wallets, ways } from '@sigillum/api-contracts/identification/ways.ts';
import {
  type IdentifiedPerson,
  IdentityVendorError,
  IdentityVendorRefusal,
  type IdentityNeed,
  type IdentityOrder,
  type IdentityReport,
  type IdentityResult,
  type IdentityVendor,
} from '../identity/identity-vendor.ts';

/** What a test turns and looks at. */
export interface ScriptedVendor extends IdentityVendor {
  orders: Map<string, IdentityOrder>;
  /** What it answers about each case; `initialized` where a test says nothing. */
  reports: Map<string, IdentityReport>;
  isAway: boolean;
  /** With what word it refuses what is started. */
  refusal: string | undefined;
  isFree: boolean;
  isLocal: boolean;
  needs: IdentityNeed[];
  /** Whom it knows from elsewhere, by number. */
  people: Map<string, IdentityReport>;
  /** What was called off there. */
  cancelled: string[];
  /** How often it was told of a case. */
  starts: number;
}

/** Somebody whom it has identified; the person is the one of the seeds unless told. */
export const identifiedExample: IdentityResult & { person: IdentifiedPerson } = {
  evidenceId: 'EV-0001',
  level: 4,
  provider: 'Scripted',
  identifiedAt: new Date('2026-11-22T12:00:00.000Z'),
  expiresAt: new Date('2031-11-22T12:00:00.000Z'),
  isUsable: true,
  person: {
    givenNames: 'Anna',
    familyName: 'Keller',
    birthDate: '1985-04-03',
    nationality: 'CH',
    documentType: 'passport',
    documentNumber: 'S0A00A00',
    documentExpiry: '2031-11-22',
  },
};

/** A vendor in this process that says what a test wants. It knows a case by our own id of it. */
export function makeScriptedVendor(): ScriptedVendor {
  const demandPresence = () => {
    if (vendor.isAway) throw new IdentityVendorError('the scripted vendor is away');
  };
  const vendor: ScriptedVendor = {
    name: 'scripted',
    offers: [...Object.values(ways), idAustria, ...Object.values(wallets)],
    orders: new Map(),
    reports: new Map(),
    isAway: false,
    refusal: undefined,
    isFree: true,
    isLocal: false,
    needs: [],
    takesDocument: true,
    quality: 'QES',
    starts: 0,
    cancelled: [],
    people: new Map(),
    async findKnown({ mobile }) {
      demandPresence();
      return vendor.people.get(mobile);
    },
    async start(order) {
      demandPresence();
      if (vendor.refusal !== undefined) throw new IdentityVendorRefusal(vendor.refusal);
      vendor.starts += 1;
      vendor.orders.set(order.caseId, order);
      return { reference: order.caseId, link: `https://identify.example/${order.caseId}` };
    },
    async readStatus({ reference }) {
      demandPresence();
      return vendor.reports.get(reference) ?? { status: vendor.orders.has(reference) ? 'initialized' : 'unknown' };
    },
    async cancel(reference) {
      demandPresence();
      const { status = 'initialized' } = vendor.reports.get(reference) ?? {};
      if (status === 'success' || status === 'failure') return 'final';
      vendor.cancelled.push(reference);
      return 'cancelled';
    },
    finish: (reference, answer) => {
      demandPresence();
      return Promise.resolve(answer.get('state') === reference ? vendor.reports.get(reference) : undefined);
    },
    readNotification(headers, body) {
      if (headers.get('x-secret') !== 'scripted') return undefined;
      return JSON.parse(Buffer.from(body).toString()) as { eventId: string; reference: string };
    },
  };
  return vendor;
}
