import { TrustError } from '@sigillum/engine/pki';
import { makeRegistrationAuthority } from '@sigillum/engine/trust';
import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import type { RegistrationAuthoritySettings } from './identity-settings.ts';
import { findSilentEnd, IdentityVendorError, IdentityVendorRefusal, type IdentityVendor } from './identity-vendor.ts';

export interface RegistrationAuthorityVendorOptions extends RegistrationAuthoritySettings {
  clock: () => Date;
}

/** An answer in time for a page that waits for it. */
const timeoutMs = 10_000;
const retry = { attempts: 3, firstPauseMs: 300, totalMs: timeoutMs };

/**
 * The adapter of the registration authority beside an All-in Signing Service: it knows whom others have identified, and that is all that is
 * published of it, so nobody begins here (docs/decisions/167).
 */
export function makeRegistrationAuthorityVendor(options: RegistrationAuthorityVendorOptions): IdentityVendor {
  const { url, legislations, placesUrl, clock } = options;
  const authority = makeRegistrationAuthority({ ...options, timeoutMs, retry });
  const provider = new URL(url).hostname;
  const refuse = () => Promise.reject(new IdentityVendorRefusal('the registration authority begins nothing'));

  return {
    name: 'ra',
    offers: [],
    isFree: true,
    isLocal: isLoopbackHost(provider),
    needs: ['mobile'],
    takesDocument: false,
    quality: 'QES',
    placesUrl,
    knowsUnder: legislations,

    async findKnown({ legislation, mobile, givenNames, familyName }) {
      const sought = { legislation, mobile, givenNames, familyName };
      for (const level of [4, 3] as const) {
        const evidenceId = await translate(authority.findEvidence({ ...sought, level }));
        if (evidenceId === undefined) continue;
        const identifiedAt = clock();
        const expiresAt = findSilentEnd(identifiedAt);
        const result = { evidenceId, level, provider, identifiedAt, expiresAt, isUsable: true, person: null };
        return { status: 'success', result };
      }
      return undefined;
    },

    start: refuse,
    readStatus: refuse,
    cancel: () => Promise.resolve('cancelled'),
    readNotification: () => undefined,
  };
}

const translate = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof TrustError ? new IdentityVendorError(error.message, { cause: error }) : error;
  });
