import { createHash, createHmac } from 'node:crypto';
import { idAustria } from '@sigillum/api-contracts/identification/ways.ts';
import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import * as z from 'zod';
import { blameFailure } from './blame-failure.ts';
import type { IdAustriaSettings } from './identity-settings.ts';
import { IdentityVendorError, type IdentityReport, type IdentityVendor } from './identity-vendor.ts';
import { describeProvider } from './openid-connect.ts';

export interface IdAustriaOptions extends IdAustriaSettings {
  /** Where ID Austria leads accounts and visitors back to, as it is registered there: exactly, so it says nothing of the case. */
  returnUrl: string;
  visitorReturnUrl: string;
  /** From which the secrets of each case are made: nothing needs to be kept of them. */
  secret: string;
  clock: () => Date;
}

/** Scopes decide nothing there, the registration does. */
const scope = 'openid profile';
/** The state's certificates count five years. */
const evidenceYears = 5;

/** What is read of the ID token; there is no other place where claims stand. `sub` changes with each session and names nobody. */
const Claims = z.object({
  given_name: z.string().min(1),
  family_name: z.string().min(1),
  birthdate: z.iso.date(),
  'urn:pvpgvat:oidc.bpk': z.string().min(1),
  'urn:pvpgvat:oidc.eid_citizen_qaa_eidas_level': z.string().optional(),
});

/** Full: proved in person. The value is that of eIDAS; Basic has a lower one or none. */
const isHigh = (level: string | undefined): boolean =>
  /^(?:https?:\/\/eidas\.europa\.eu\/LoA\/)?high$/.test(level ?? '');

/** The adapter of ID Austria: OpenID Connect, code flow with PKCE. */
export function makeIdAustriaVendor(options: IdAustriaOptions): IdentityVendor {
  const { issuer, clientId, clientSecret, quality, returnUrl, visitorReturnUrl, secret, clock } = options;
  const isLocal = isLoopbackHost(new URL(issuer).hostname);
  /** Whose the answer is, which decides the address that it came back to. */
  const printOf = (caseId: string, isVisit: boolean) => derive(caseId, isVisit ? 'state of a visit' : 'state');
  const derive = (caseId: string, what: string) =>
    createHmac('sha256', secret).update(`${what} ${caseId}`).digest('base64url');
  const describe = () => describeProvider({ issuer, clientId, clientSecret }, clock());

  return {
    name: 'id-austria',
    offers: [idAustria],
    isFree: true,
    isLocal,
    needs: [],
    takesDocument: false,
    quality,

    async start({ caseId, requestId, isVisit = false, visit }) {
      try {
        const url = buildAuthorizationUrl(await describe(), {
          redirect_uri: isVisit ? visitorReturnUrl : returnUrl,
          scope,
          // The request that waits for the person, and by which link of it a visitor came.
          state: [requestId, visit, printOf(caseId, isVisit)].filter(Boolean).join('.'),
          nonce: derive(caseId, 'nonce'),
          code_challenge: await calculatePKCECodeChallenge(derive(caseId, 'verifier')),
          code_challenge_method: 'S256',
        });
        return { reference: caseId, link: url.href };
      } catch (error) {
        throw asVendorError(error);
      }
    },

    // It answers the person alone: until the person comes back, nothing has happened.
    readStatus: () => Promise.resolve({ status: 'initialized' }),

    async finish(caseId, answer) {
      const expectedState = answer.get('state') ?? '';
      const own = expectedState.split('.').at(-1);
      const isVisit = own === printOf(caseId, true);
      if (!isVisit && own !== printOf(caseId, false)) return undefined;
      const back = new URL(isVisit ? visitorReturnUrl : returnUrl);
      back.search = answer.toString();
      try {
        const tokens = await authorizationCodeGrant(await describe(), back, {
          pkceCodeVerifier: derive(caseId, 'verifier'),
          expectedState,
          expectedNonce: derive(caseId, 'nonce'),
          idTokenExpected: true,
        });
        return judgeClaims(tokens.claims());
      } catch (error) {
        const blamed = blameFailure(error, 'refused');
        if (blamed.reason === 'cancelled') return { status: 'failure', reason: 'aborted', word: nameCause(error) };
        if (blamed.reason === 'refused') return { status: 'failure', reason: 'refused', word: nameCause(error) };
        throw asVendorError(blamed);
      }
    },

    // There is nothing to call off: a code that nobody brings is nothing.
    cancel: () => Promise.resolve('cancelled'),
    readNotification: () => undefined,
  };

  function judgeClaims(given: unknown): IdentityReport {
    const { data: claims, error } = Claims.safeParse(given);
    if (!claims) return { status: 'failure', reason: 'refused', word: `lacks ${error.issues[0]?.path.join('.')}` };
    const level = claims['urn:pvpgvat:oidc.eid_citizen_qaa_eidas_level'];
    if (!isHigh(level)) return { status: 'failure', reason: 'level_too_low', word: level ?? 'no level' };
    const identifiedAt = clock();
    const expiresAt = new Date(identifiedAt);
    expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + evidenceYears);
    return {
      status: 'success',
      result: {
        // The person's key there is the person's own: what stands in the evidence shows that it is the same, not which.
        evidenceId: createHash('sha256').update(claims['urn:pvpgvat:oidc.bpk']).digest('base64url'),
        level: quality === 'QES' ? 4 : 3,
        provider: 'ID Austria',
        identifiedAt,
        expiresAt,
        isUsable: true,
        person: {
          givenNames: claims.given_name,
          familyName: claims.family_name,
          birthDate: claims.birthdate,
          nationality: null,
          documentType: null,
          documentNumber: null,
          documentExpiry: null,
        },
      },
    };
  }
}

const nameCause = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300);

const asVendorError = (error: unknown): IdentityVendorError =>
  new IdentityVendorError(`ID Austria: ${blameFailure(error, 'misconfigured').reason}`, { cause: error });
