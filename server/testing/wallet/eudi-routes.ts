import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import type { Asked, WalletAct, WalletPerson } from './wallet-acts.ts';

interface EudiOptions {
  linkOf: (id: string) => string;
  now: () => Date;
  isAlive: (one: Asked) => boolean;
  put: (id: string, one: Asked) => void;
}

/** What the product may ask; anything else is an error, as at the real verifier. */
const Question = z.strictObject({
  dcql_query: z.strictObject({
    credentials: z.tuple([
      z.strictObject({
        id: z.string().min(1),
        format: z.literal('dc+sd-jwt'),
        meta: z.strictObject({ vct_values: z.tuple([z.string()]) }),
        claims: z.array(z.strictObject({ path: z.tuple([z.string()]) })).min(1),
      }),
    ]),
  }),
  nonce: z.string().min(16),
  response_mode: z.literal('direct_post.jwt'),
  jar_mode: z.literal('by_reference'),
  request_uri_method: z.enum(['get', 'post']),
  profile: z.literal('haip'),
});
type Question = z.infer<typeof Question>;

/** What a real verifier answers instead: it takes nothing that has expired, was revoked or is somebody else's. */
const refusals: Readonly<Record<Exclude<WalletAct, 'give'>, string>> = {
  refuse: 'access_denied',
  expired: 'credential_expired',
  revoked: 'credential_revoked',
  foreign: 'issuer_not_accepted',
};

/** The API of the EU's reference verifier. It checks nothing: its page says so. */
export function serveEudi({ linkOf, now, isAlive, put }: EudiOptions): Hono {
  const presentations = new Map<string, Asked & { response?: object }>();
  const app = new Hono();
  app.post('/ui/presentations/v2', async (c) => {
    const { data } = Question.safeParse(await c.req.json().catch(() => undefined));
    if (!data) return c.json({ error: 'MissingPresentationQuery' }, 400);
    const id = randomUUID();
    const [{ id: name, claims }] = data.dcql_query.credentials;
    const one: Asked & { response?: object } = {
      claims: claims.map(({ path: [claim] }) => claim),
      at: now(),
      isAnswered: false,
      answer(act, person) {
        one.response = act === 'give' ? { vp_token: { [name]: [present(data, person)] } } : { error: refusals[act] };
      },
    };
    presentations.set(id, one);
    put(id, one);
    return c.json({
      ...{ transaction_id: id, client_id: 'x509_hash:local', request_uri: linkOf(id), request_uri_method: 'post' },
      authorization_request_uri: linkOf(id),
    });
  });
  app.get('/ui/presentations/:id', (c) => {
    const one = presentations.get(c.req.param('id'));
    if (!one || !isAlive(one)) return c.body(null, 404);
    return one.response ? c.json(one.response) : c.body(null, 400);
  });
  return app;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An SD-JWT with key binding, as a wallet presents it. Nobody has signed it. */
function present({ nonce, dcql_query }: Question, person: WalletPerson): string {
  const [{ meta }] = dcql_query.credentials;
  const shown = { family_name: person.family_name, given_name: person.given_name, birthdate: person.birth_date };
  const disclosures = Object.entries(shown).map((one) => encode([randomBytes(16).toString('base64url'), ...one]));
  const _sd = disclosures.map((one) => createHash('sha256').update(one).digest('base64url'));
  const write = (typ: string, payload: object) => `${encode({ alg: 'ES256', typ })}.${encode(payload)}.bm9ib2R5`;
  const issued = write('dc+sd-jwt', { vct: meta.vct_values[0], _sd_alg: 'sha-256', _sd });
  return [issued, ...disclosures, write('kb+jwt', { nonce, aud: 'x509_hash:local' })].join('~');
}
