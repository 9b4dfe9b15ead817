import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IdentFailure, IdentKind, IdentStatus } from '@sigillum/api-contracts/identification/schemas.ts';
import * as z from 'zod';

/** How somebody at the desk wants it to tell what has happened. */
export const deliveries = ['at_once', 'late', 'twice', 'out_of_order', 'never'] as const;
export type Delivery = (typeof deliveries)[number];

/** What the product orders; an unknown field is an error. */
export const Order = z.strictObject({
  legislation: z.enum(['ZERTES', 'EIDAS']),
  kind: z.enum(['video', 'robo', 'autoident']),
  language: z.enum(['en', 'de', 'fr', 'it']),
  email: z.string(),
  mobile: z.string().nullable(),
  given_names: z.string(),
  family_name: z.string(),
  return_url: z.url(),
  // What the person has written down of the document beforehand.
  birth_date: z.iso.date().optional(),
  nationality: z.string().optional(),
  document_type: z.enum(['passport', 'id-card', 'residence-permit']).optional(),
  document_number: z.string().optional(),
  document_expiry: z.iso.date().optional(),
});
export type Order = z.infer<typeof Order>;

/** What stands in the document that somebody holds to the camera. */
export const Document = z.object({
  given_names: z.string().min(1).max(100),
  family_name: z.string().min(1).max(100),
  birth_date: z.iso.date(),
  nationality: z.string().regex(/^[A-Z]{2}$/),
  document_type: z.enum(['passport', 'id-card', 'residence-permit']),
  document_number: z.string().min(1).max(30),
  document_expiry: z.iso.date(),
});
export type Document = z.infer<typeof Document>;

export interface DeskCase {
  id: string;
  order: Order;
  stage: 'appointment' | 'waiting' | 'camera' | 'document' | 'end';
  status: Exclude<IdentStatus, 'unknown'>;
  appointment_at: string | null;
  reason: IdentFailure | null;
  result: (Document & { evidence_id: string; identified_at: string; expires_at: string; is_usable: boolean }) | null;
}

/** What somebody does at the desk. */
export const acts = [
  'now',
  'later',
  'next',
  'confirm',
  'activate',
  'wrong_person',
  'unreadable',
  'fraud',
  'abort',
  'expire',
] as const;
export type Act = (typeof acts)[number];

const failures: Partial<Record<Act, IdentFailure>> = {
  wrong_person: 'wrong_person',
  unreadable: 'document_unreadable',
  fraud: 'fraud',
  abort: 'aborted',
  expire: 'expired',
};

const years = (from: Date, count: number): string => {
  const then = new Date(from);
  then.setUTCFullYear(then.getUTCFullYear() + count);
  return then.toISOString();
};

/** A person alone needs no appointment. */
export const beginCase = (id: string, order: Order): DeskCase => ({
  id,
  order,
  stage: order.kind === 'video' ? 'appointment' : 'camera',
  status: 'initialized',
  appointment_at: null,
  reason: null,
  result: null,
});

/** The case after an act; undefined where the act does not fit. Evidence counts five years, and no longer than the document. */
export function actOn(found: DeskCase, act: Act, document: Document | undefined, now: Date): DeskCase | undefined {
  if (act === 'activate') {
    if (!found.result || found.result.is_usable) return undefined;
    return { ...found, result: { ...found.result, is_usable: true } };
  }
  if (found.stage === 'end') return undefined;
  const reason = failures[act];
  if (reason) return { ...found, stage: 'end', status: 'failure', appointment_at: null, reason };
  const going = { ...found, status: 'inprogress', appointment_at: null } as const;
  switch (act) {
    case 'now':
      return { ...going, stage: 'waiting' };
    case 'later': {
      const day = new Date((found.appointment_at ? Date.parse(found.appointment_at) : now.getTime()) + 86_400_000);
      day.setUTCHours(9, 0, 0, 0);
      return { ...found, appointment_at: day.toISOString() };
    }
    case 'next':
      return { ...going, stage: found.stage === 'camera' ? 'document' : 'camera' };
    case 'confirm': {
      if (!document) return undefined;
      const end = `${document.document_expiry}T23:59:59.000Z`;
      const expires_at = [years(now, 5), end].toSorted()[0]!;
      const result = {
        ...document,
        evidence_id: randomUUID(),
        identified_at: now.toISOString(),
        expires_at,
        is_usable: false,
      };
      return { ...going, stage: 'end', status: 'success', result };
    }
    default:
      return undefined;
  }
}

/** The cases of a desk, kept in a file, so that they outlive the server. */
export function openCases(file: string) {
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DeskCase[]) : [];
  const cases = new Map(stored.map((one) => [one.id, one]));
  return {
    find: (id: string): DeskCase | undefined => cases.get(id),
    put(changed: DeskCase): void {
      cases.set(changed.id, changed);
      writeFileSync(`${file}.draft`, JSON.stringify([...cases.values()]), { mode: 0o600 });
      renameSync(`${file}.draft`, file);
    },
  };
}

/** Words for the ways, on the desk's pages. */
export const kindNames: Readonly<Record<IdentKind, string>> = {
  video: 'Identification by video',
  robo: 'Identification on your own',
  autoident: 'Automatic identification',
  'id-austria': 'ID Austria',
  wallet: 'Wallet',
  loc: 'At a counter',
  'external-sc': 'With another service',
};
