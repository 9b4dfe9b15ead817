import * as z from 'zod';
import { callVerifier, readAnswer } from './call-verifier.ts';
import { type WalletAnswer, type WalletVerifier, WalletVerifierError } from './wallet-verifier.ts';

export interface SwiyuSettings {
  /** Of the verifier's management API, which must not be public. */
  url: string;
  /** DIDs of those whose credentials count. */
  issuers: readonly string[];
  /** The kind of credential (vct). */
  vct: string;
}

const path = 'management/api/verifications';

/** What is asked for, and no more. */
const claims = ['family_name', 'given_name', 'birth_date'] as const;

const Asked = z.object({ id: z.uuid(), verification_deeplink: z.url() });
const Read = z.object({
  id: z.uuid(),
  state: z.enum(['PENDING', 'SUCCESS', 'FAILED']),
  wallet_response: z
    .object({ error_code: z.string().nullish(), credential_subject_data: z.record(z.string(), z.unknown()).nullish() })
    .nullish(),
});
/** Tolerant of what was not asked for; strict where the answer says whose it is. */
const Claims = z.object({
  family_name: z.string().trim().min(1).max(200),
  given_name: z.string().trim().min(1).max(200),
  birth_date: z.iso.date(),
  iss: z.string().optional(),
  vct: z.string().optional(),
});

/** The adapter of the federal generic verifier (swiyu), by its management API. */
export function makeSwiyuVerifier({ url, issuers, vct }: SwiyuSettings): WalletVerifier {
  return {
    async ask() {
      const response = await callVerifier(url, path, {
        accepted_issuer_dids: issuers,
        jwt_secured_authorization_request: true,
        response_mode: 'direct_post.jwt',
        dcql_query: {
          credentials: [
            {
              id: 'pid',
              format: 'dc+sd-jwt',
              meta: { vct_values: [vct] },
              claims: claims.map((name) => ({ path: [name] })),
            },
          ],
        },
      });
      const { id, verification_deeplink: link } = await readAnswer(response, Asked);
      return { id, link };
    },
    async read(id) {
      const response = await callVerifier(url, `${path}/${encodeURIComponent(id)}`);
      if (response.status === 404 || response.status === 410) return { state: 'gone' };
      const told = await readAnswer(response, Read);
      if (told.id !== id) throw new WalletVerifierError('the verifier answered about another question');
      if (told.state === 'PENDING') return { state: 'waiting' };
      if (told.state === 'FAILED') return { state: 'refused', word: told.wallet_response?.error_code ?? 'unknown' };
      return judgeClaims(told.wallet_response?.credential_subject_data);
    },
  };

  /** Defence in depth: where the answer says who has issued what, it must be what was asked for. */
  function judgeClaims(given: unknown): WalletAnswer {
    const { data, error } = Claims.safeParse(given);
    if (!data) return { state: 'refused', word: `lacks ${error.issues[0]?.path.join('.')}` };
    if (data.iss !== undefined && !issuers.includes(data.iss)) return { state: 'refused', word: 'issuer_not_accepted' };
    if (data.vct !== undefined && data.vct !== vct) return { state: 'refused', word: 'vct_not_accepted' };
    return {
      state: 'answered',
      givenNames: data.given_name,
      familyName: data.family_name,
      birthDate: data.birth_date,
    };
  }
}
