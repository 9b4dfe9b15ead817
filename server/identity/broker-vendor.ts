import { createHash, timingSafeEqual } from 'node:crypto';
import type { WayName } from '@sigillum/api-contracts/identification/ways.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import type { IdentFailure } from '@sigillum/api-contracts/identification/schemas.ts';
import { TrustError } from '@sigillum/engine/pki';
import { BrokerRefusal, makeBrokerIdentity } from '@sigillum/engine/trust';
import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import * as z from 'zod';
import type { BrokerIdentSettings } from './identity-settings.ts';
import {
  findSilentEnd,
  IdentityVendorError,
  IdentityVendorRefusal,
  type IdentityReport,
  type IdentityVendor,
} from './identity-vendor.ts';

export interface BrokerVendorOptions extends BrokerIdentSettings {
  /** Where the broker tells that something has happened, and what it shows then. */
  noticeUrl: string;
  noticeToken: string;
  clock: () => Date;
}

/** Evidence counts five years (decision 111); the broker says when it ends only in the last 90 days. */
const evidenceYears = 5;
/** An answer in time for a page that waits for it. */
const timeoutMs = 10_000;

/** What the broker's words mean; the first that fits counts. Any other word is no more than `refused`. */
const failures: readonly [RegExp, IdentFailure][] = [
  [/RAX_invalid_consent_serial_number|MISMATCH_/, 'means_changed'],
  [/^(expired_token|login_timeout|authentication_expired)$/m, 'expired'],
];

const Told = z.object({ auth_req_id: z.uuid() });

/** The adapter of the trust service's broker: whom it has identified can sign with that trust service. */
export function makeBrokerVendor(options: BrokerVendorOptions): IdentityVendor {
  const { url, methods, isTold, noticeUrl, noticeToken, placesUrl, clock } = options;
  const identity = makeBrokerIdentity({
    ...options,
    timeoutMs,
    ...(isTold && { notices: { url: noticeUrl, token: noticeToken } }),
  });
  const provider = new URL(url).hostname;
  const isLocal = isLoopbackHost(provider);
  const named = (Object.entries(methods) as [WayName, string][]).map(([name]) => ways[name]);

  return {
    name: 'broker',
    offers: named,
    isFree: isLocal,
    isLocal,
    needs: ['mobile', 'terms'],
    takesDocument: false,
    quality: 'QES',

    async start({ legislation, kind, mobile, language, returnUrl }) {
      const [name] = (Object.keys(methods) as WayName[]).filter(
        (one) => ways[one].legislation === legislation && ways[one].kind === kind,
      );
      const method = name && methods[name];
      if (!method || mobile === null) throw new IdentityVendorRefusal('the broker identifies by mobile number only');
      const { requestId, link } = await translate(identity.begin({ method, legislation, mobile, language, returnUrl }));
      return { reference: requestId, link };
    },

    placesUrl,

    async findKnown({ legislation, mobile, reference }) {
      const { level, expiresOn, mismatch } = await findLevel(mobile, legislation);
      if (mismatch !== undefined) return { status: 'failure', reason: 'means_changed', word: mismatch };
      if (level === undefined) return undefined;
      const identifiedAt = clock();
      const expiresAt = readEnd(expiresOn) ?? findSilentEnd(identifiedAt);
      const known = { evidenceId: reference, level, provider, identifiedAt, expiresAt, isUsable: true, person: null };
      return { status: 'success', result: known };
    },

    async readStatus({ reference, legislation, mobile, found }) {
      let told = found ?? undefined;
      try {
        told ??= await identity.ask(reference);
      } catch (error) {
        if (!(error instanceof BrokerRefusal) || error.failure === 'unavailable') throw asVendorError(error);
        const report = describeRefusal(error);
        // An answer that was lost is not given again; but whoever can sign now has been identified.
        if (report.reason !== 'expired' || !(await findLevel(mobile, legislation)).level) return report;
        told = { evidenceId: reference, identifiedAt: clock() };
      }
      if (!told) return { status: 'inprogress' };
      const { level, expiresOn, mismatch } = await findLevel(mobile, legislation);
      if (mismatch !== undefined) return { status: 'failure', reason: 'means_changed', word: mismatch };
      return {
        status: 'success',
        result: {
          ...told,
          level: level ?? 4,
          provider,
          expiresAt: readEnd(expiresOn) ?? addYears(told.identifiedAt),
          isUsable: level !== undefined,
          person: null,
        },
      };
    },

    // The public interface has no way to call off: what nobody follows ends by itself, and costs nothing.
    cancel: () => Promise.resolve('cancelled'),

    readNotification(headers, body) {
      const given = headers.get('authorization') ?? '';
      if (!isTold || !isSame(given, `Bearer ${noticeToken}`)) return undefined;
      const { data } = Told.safeParse(readJson(body));
      return data && { eventId: data.auth_req_id, reference: data.auth_req_id };
    },
  };

  async function findLevel(mobile: string | null, legislation: 'ZERTES' | 'EIDAS') {
    const found = mobile === null ? undefined : await translate(identity.findEligibility(mobile, legislation));
    return found ?? { level: undefined, expiresOn: undefined, mismatch: undefined };
  }
}

function describeRefusal({ message }: BrokerRefusal): IdentityReport {
  const words = message.replaceAll(/[ ,]+/g, '\n');
  const [, reason = 'refused'] = failures.find(([pattern]) => pattern.test(words)) ?? [];
  return { status: 'failure', reason, word: message };
}

/** The broker's errors as the port's: what only a contract can mend is no matter of time. */
const translate = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw asVendorError(error);
  });
function asVendorError(error: unknown): unknown {
  if (!(error instanceof TrustError)) return error;
  return error instanceof BrokerRefusal && error.failure !== 'unavailable'
    ? new IdentityVendorRefusal(error.message, { cause: error })
    : new IdentityVendorError(error.message, { cause: error });
}

const readEnd = (day: string | undefined): Date | undefined =>
  day === undefined ? undefined : new Date(`${day}T23:59:59.000Z`);

function addYears(from: Date): Date {
  const then = new Date(from);
  then.setUTCFullYear(then.getUTCFullYear() + evidenceYears);
  return then;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}
