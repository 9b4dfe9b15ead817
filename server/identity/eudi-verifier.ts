import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { callVerifier, readAnswer } from './call-verifier.ts';
import { type WalletAnswer, type WalletVerifier, WalletVerifierError } from './wallet-verifier.ts';

export interface EudiSettings {
  /** Of the verifier’s own API (`/ui`), which must not be public. */
  url: string;
}

/** The identity of a person, as each state of the EU issues it (PID). */
const vct = 'urn:eudi:pid:1';
/** What is asked for, and no more. */
const claims = ['family_name', 'given_name', 'birthdate'] as const;

const Asked = z.object({ transaction_id: z.string().min(1).max(300), authorization_request_uri: z.url() });
const Read = z.object({
  vp_token: z.object({ pid: z.tuple([z.string()]) }).nullish(),
  error: z.string().nullish(),
});
const Issued = z.looseObject({
  vct: z.string(),
  _sd: z.array(z.string()),
  _sd_alg: z.literal('sha-256').default('sha-256'),
});
const Bound = z.object({ nonce: z.string() });
const Disclosed = z.tuple([z.string(), z.string(), z.unknown()]);
const Claims = z.object({
  family_name: z.string().trim().min(1).max(200),
  given_name: z.string().trim().min(1).max(200),
  birthdate: z.iso.date(),
});

/** The adapter of the EU’s reference verifier. It has checked signatures, issuer, holder and status; what was presented, we read ourselves. */
export function makeEudiVerifier({ url }: EudiSettings): WalletVerifier {
  return {
    async ask() {
      const nonce = randomBytes(24).toString('base64url');
      const response = await callVerifier(url, 'ui/presentations/v2', {
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
        nonce,
        response_mode: 'direct_post.jwt',
        jar_mode: 'by_reference',
        request_uri_method: 'post',
        profile: 'haip',
      });
      const { transaction_id, authorization_request_uri: link } = await readAnswer(response, Asked);
      return { id: `${nonce}.${transaction_id}`, link };
    },
    async read(id) {
      const at = id.indexOf('.');
      const response = await callVerifier(url, `ui/presentations/${encodeURIComponent(id.slice(at + 1))}`);
      if (response.status === 404) return { state: 'gone' };
      // So it says that nothing was presented yet.
      if (response.status === 400) return { state: 'waiting' };
      const { vp_token, error } = await readAnswer(response, Read);
      if (vp_token) return judgePresentation(vp_token.pid[0], id.slice(0, at));
      return { state: 'refused', word: error ?? 'unknown' };
    },
  };
}

/** Names that the form keeps for itself. */
const reserved = ['_sd', '...'];
const isTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** Reads an SD-JWT with key binding (RFC 9901, 7.1): only what its issuer has signed the digest of, once, and only for our own question. */
function judgePresentation(presented: string, nonce: string): WalletAnswer {
  const [issued = '', ...rest] = presented.split('~');
  const binding = rest.pop() ?? '';
  const token = Issued.safeParse(readPayload(issued)).data;
  if (token?.vct !== vct) return { state: 'refused', word: 'vct_not_accepted' };
  if (Bound.safeParse(readPayload(binding)).data?.nonce !== nonce)
    throw new WalletVerifierError('the verifier answered about another question');
  const signed = rest.filter((one) => token._sd.includes(createHash('sha256').update(one).digest('base64url')));
  const shown = signed.map((one) => Disclosed.safeParse(readJson(one)).data).filter((one) => one !== undefined);
  const names = shown.map(([, name]) => name);
  const isMalformed =
    isTwice(token._sd) || isTwice(names) || names.some((name) => reserved.includes(name) || name in token);
  if (isMalformed) return { state: 'refused', word: 'malformed' };
  const { data, error } = Claims.safeParse(Object.fromEntries(shown.map(([, name, value]) => [name, value])));
  if (!data) return { state: 'refused', word: `lacks ${error.issues[0]?.path.join('.')}` };
  return { state: 'answered', givenNames: data.given_name, familyName: data.family_name, birthDate: data.birthdate };
}

const readPayload = (jwt: string): unknown => readJson(jwt.split('.')[1] ?? '');

function readJson(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString());
  } catch {
    return undefined;
  }
}
