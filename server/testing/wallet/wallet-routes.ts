import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import { escapeHtml } from '../../process/escape-html.ts';
import { writePage } from '../identification-desk/desk-pages.ts';
import { serveEudi } from './eudi-routes.ts';
import { Posted, walletDeliveries, type Asked } from './wallet-acts.ts';

export interface WalletOptions {
  /** Where the wallet is reached: known once the server listens. */
  baseUrl: () => string;
  /** Where the product takes what it is told, and with which key. */
  webhookUrl: string;
  webhookKey: string;
  now: () => Date;
}

/** How long a question lives, as at the real verifier. */
const lifeMs = 900_000;
/** How late `late` is. */
const lateMs = 20_000;

/** What the product may ask; anything else is an error, as at the real verifier. */
const Question = z.strictObject({
  accepted_issuer_dids: z.array(z.string().startsWith('did:')).min(1),
  jwt_secured_authorization_request: z.literal(true),
  response_mode: z.literal('direct_post.jwt'),
  dcql_query: z.strictObject({
    credentials: z.tuple([
      z.strictObject({
        id: z.string().min(1),
        format: z.literal('dc+sd-jwt'),
        meta: z.strictObject({ vct_values: z.array(z.string()).length(1) }),
        claims: z.array(z.strictObject({ path: z.tuple([z.string()]) })).min(1),
      }),
    ]),
  }),
});
type Question = z.infer<typeof Question>;

/** What a wallet can do, and the verifier's word for it; `give` is the good end. */
const refusals = {
  refuse: ['client_rejected', 'Refuse'],
  expired: ['credential_expired', 'Show a credential that has expired'],
  revoked: ['credential_revoked', 'Show one that was revoked'],
  foreign: ['issuer_not_accepted', 'Show one of somebody who may not issue it'],
} as const;
interface SwiyuAsked extends Asked {
  state: 'PENDING' | 'SUCCESS' | 'FAILED';
  response: { error_code: string } | { credential_subject_data: Record<string, string> } | null;
}

/** The management API of the generic verifier, that of the EU’s, and a page that stands in for the person's wallet. It checks nothing, and says so. */
export function serveWallet({ baseUrl, webhookUrl, webhookKey, now }: WalletOptions): Hono {
  const asked = new Map<string, Asked>();
  const verifications = new Map<string, SwiyuAsked>();
  const isAlive = ({ at }: Asked): boolean => now().getTime() - at.getTime() <= lifeMs;
  const find = (id: string): Asked | undefined => {
    const one = asked.get(id);
    return one && isAlive(one) ? one : undefined;
  };
  const linkOf = (id: string): string => `${baseUrl()}/wallet/${id}`;
  const describe = (id: string, { state, response }: SwiyuAsked) => ({
    id,
    request_nonce: id,
    state,
    verification_url: linkOf(id),
    verification_deeplink: linkOf(id),
    wallet_response: response,
  });
  const tell = (verification_id: string) =>
    void fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': webhookKey },
      body: JSON.stringify({ verification_id, timestamp: now().toISOString() }),
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
  const askSwiyu = (id: string, { accepted_issuer_dids: [iss], dcql_query }: Question): SwiyuAsked => {
    const one: SwiyuAsked = {
      claims: dcql_query.credentials[0].claims.map(({ path: [name] }) => name),
      at: now(),
      isAnswered: false,
      ...{ state: 'PENDING', response: null },
      answer(act, person) {
        one.state = act === 'give' ? 'SUCCESS' : 'FAILED';
        one.response =
          act === 'give' ? { credential_subject_data: { ...person, iss: iss! } } : { error_code: refusals[act][0] };
      },
      tell: () => tell(id),
    };
    return one;
  };

  const app = new Hono();
  app.post('/management/api/verifications', async (c) => {
    const { data } = Question.safeParse(await c.req.json().catch(() => undefined));
    if (!data) return c.json({ error_code: 'invalid_request' }, 400);
    const id = randomUUID();
    const one = askSwiyu(id, data);
    asked.set(id, one);
    verifications.set(id, one);
    return c.json(describe(id, one));
  });
  app.get('/management/api/verifications/:id', (c) => {
    const one = verifications.get(c.req.param('id'));
    return one && isAlive(one) ? c.json(describe(c.req.param('id'), one)) : c.body(null, 404);
  });
  app.route('/', serveEudi({ linkOf, now, isAlive, put: (id, one) => asked.set(id, one) }));
  app.get('/wallet/:id', (c) => {
    const one = find(c.req.param('id'));
    return one ? c.html(writeWallet(one)) : c.html(writePage('This question is over', ''), 404);
  });
  app.post('/wallet/:id', async (c) => {
    const id = c.req.param('id');
    const one = find(id);
    const { data } = Posted.safeParse(await c.req.parseBody());
    if (one && !one.isAnswered && data) {
      const { act, delivery, ...person } = data;
      one.isAnswered = true;
      one.answer(act, person);
      if (delivery === 'at_once' || delivery === 'twice') one.tell?.();
      if (delivery === 'twice') one.tell?.();
      if (delivery === 'late') setTimeout(() => one.tell?.(), lateMs).unref();
    }
    return c.redirect(`/wallet/${id}`, 303);
  });
  return app;
}

const deliveryChoice = `<label>How the product is told<select name="delivery">${walletDeliveries
  .map((one) => `<option value="${one}">${one.replaceAll('_', ' ')}</option>`)
  .join('')}</select></label>`;

function writeWallet({ claims, isAnswered, tell }: Asked): string {
  if (isAnswered)
    return writePage('The wallet has answered', '<p>Go back to Sigillum: the page there follows along.</p>');
  const field = (name: string, label: string, value: string, type = 'text') =>
    `<label>${label}<input name="${name}" type="${type}" value="${value}" required></label>`;
  const button = (act: string, label: string) => `<button name="act" value="${act}">${label}</button>`;
  return writePage(
    'A wallet is asked who you are',
    `<p>Sigillum asks for: ${claims.map((name) => escapeHtml(name)).join(', ')}.</p>
<form method="post">${field('given_name', 'Given names', 'Anna')}${field('family_name', 'Family name', 'Keller')}${field('birth_date', 'Date of birth', '1985-04-03', 'date')}
${button('give', 'Give')}${Object.entries(refusals)
      .map(([act, [, label]]) => button(act, label))
      .join('')}
${tell ? deliveryChoice : '<input type="hidden" name="delivery" value="never">'}</form>`,
  );
}
