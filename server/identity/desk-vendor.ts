import { createHmac, timingSafeEqual } from 'node:crypto';
import { IdentFailure, IdentStatus } from '@sigillum/api-contracts/identification/schemas.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import * as z from 'zod';
import { IdentityVendorError, type IdentityResult, type IdentityVendor } from './identity-vendor.ts';

const timeoutMs = 10_000;
/** How old a notification may be, in seconds. */
const tolerance = 300;

/** Where the desk is, and the secret that both sides know. */
export interface DeskSettings {
  url: string;
  secret: string;
  now: () => Date;
  /** False where no money moves at whoever takes payments either. */
  isFree?: boolean;
}

const Started = z.object({ reference: z.string().min(1), link: z.url() });
const day = z.iso.date();
const Result = z.object({
  evidence_id: z.string().min(1),
  level: z.union([z.literal(3), z.literal(4)]),
  provider: z.string().min(1),
  identified_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  is_usable: z.boolean(),
  given_names: z.string().min(1),
  family_name: z.string().min(1),
  birth_date: day,
  nationality: z.string().length(2),
  document_type: z.enum(['passport', 'id-card', 'residence-permit']),
  document_number: z.string().min(1),
  document_expiry: day,
});
const Report = z.object({
  status: IdentStatus,
  appointment_at: z.iso.datetime().nullable(),
  reason: IdentFailure.nullable(),
  result: Result.nullable(),
});
const Told = z.object({ event_id: z.string().min(1).max(100), reference: z.string().min(1).max(100) });

/** How the desk signs what it tells: HMAC-SHA-256 over the moment (Unix seconds), a full stop and the raw body. */
export const signTold = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/** The adapter of the identification desk, the stand-in for a vendor on this machine. Nobody is really identified there. */
export function makeDeskVendor({ url, secret, now, isFree = true }: DeskSettings): IdentityVendor {
  async function ask<T>(method: string, path: string, schema: z.ZodType<T>, body?: object): Promise<T> {
    const response = await call(method, path, body);
    if (!response.ok) throw new IdentityVendorError(`the desk answered ${response.status}`);
    const { data, error } = schema.safeParse(await response.json());
    if (!data) throw new IdentityVendorError('the desk’s answer is not understood', { cause: error });
    return data;
  }
  async function call(method: string, path: string, body?: object): Promise<Response> {
    try {
      return await fetch(new URL(path, url), {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (cause) {
      throw new IdentityVendorError('the desk does not answer', { cause });
    }
  }
  return {
    name: 'desk',
    offers: Object.values(ways),
    isFree,
    isLocal: true,
    needs: [],
    takesDocument: true,
    quality: 'QES',
    start: ({ caseId, legislation, kind, language, email, givenNames, familyName, mobile, supplied, returnUrl }) =>
      ask('PUT', `/api/cases/${caseId}`, Started, {
        ...{ legislation, kind, language, email, mobile },
        ...{ given_names: supplied?.givenNames ?? givenNames, family_name: supplied?.familyName ?? familyName },
        return_url: returnUrl,
        ...(supplied && {
          ...{ birth_date: supplied.birthDate, nationality: supplied.nationality },
          ...{ document_type: supplied.documentType, document_number: supplied.documentNumber },
          document_expiry: supplied.documentExpiry,
        }),
      }),
    placesUrl: new URL('/counter', url).href,
    async findKnown({ mobile, legislation }) {
      const response = await call('GET', `/api/people/${mobile}/${legislation}`);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new IdentityVendorError(`the desk answered ${response.status}`);
      const { data, error } = Result.safeParse(await response.json());
      if (!data) throw new IdentityVendorError('the desk’s answer is not understood', { cause: error });
      return { status: 'success', result: readResult(data) };
    },
    async readStatus({ reference }) {
      const { status, appointment_at, reason, result } = await ask('GET', `/api/cases/${reference}`, Report);
      return {
        status,
        ...(appointment_at !== null && { appointmentAt: new Date(appointment_at) }),
        ...(reason && { reason }),
        ...(result && { result: readResult(result) }),
      };
    },
    async cancel(reference) {
      const { status } = await call('DELETE', `/api/cases/${reference}`);
      if (status === 409) return 'final';
      if (status !== 204 && status !== 404) throw new IdentityVendorError(`the desk answered ${status}`);
      return 'cancelled';
    },
    readNotification(headers, body) {
      const [, at = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get('desk-signature') ?? '') ?? [];
      const text = Buffer.from(body).toString();
      const expected = Buffer.from(signTold(secret, Number(at), text));
      const given = Buffer.from(mac);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      if (Math.abs(now().getTime() / 1000 - Number(at)) > tolerance) return undefined;
      const { data } = Told.safeParse(readJson(text));
      return data && { eventId: data.event_id, reference: data.reference };
    },
  };
}

const readResult = (result: z.infer<typeof Result>): IdentityResult => ({
  evidenceId: result.evidence_id,
  level: result.level,
  provider: result.provider,
  identifiedAt: new Date(result.identified_at),
  expiresAt: new Date(result.expires_at),
  isUsable: result.is_usable,
  person: {
    givenNames: result.given_names,
    familyName: result.family_name,
    birthDate: result.birth_date,
    nationality: result.nationality,
    documentType: result.document_type,
    documentNumber: result.document_number,
    documentExpiry: result.document_expiry,
  },
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
