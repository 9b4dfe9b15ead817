import { sendExternally } from '@sigillum/engine/trust/external';
import * as z from 'zod';
import type { CelloSettings } from './cello-settings.ts';
import { type Referral, ReferralError } from './referral.ts';

const Token = z.object({ accessToken: z.string().min(1), expiresIn: z.number() });
const Told = z.object({ success: z.literal(true) });
const Link = z.object({ link: z.url({ protocol: /^https?$/ }) });

const limits = { timeoutMs: 8000, maxBytes: 64 * 1024 };
/** A token is renewed a minute before its end. */
const marginMs = 60_000;

const readJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
};

/** Cello's API by plain HTTP, which knows us by a token that lives for hours. */
export function makeCelloReferral({ url, ...keys }: CelloSettings, now: () => Date): Referral {
  let token: { value: string; until: number } | undefined;

  async function exchange(call: { path: string; body?: object; authorization?: string }) {
    const { status, body } = await sendExternally({
      ...limits,
      url: url + call.path,
      method: call.body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
        ...(call.authorization && { authorization: call.authorization }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
    }).catch((cause: Error) => {
      throw new ReferralError(`the referral service cannot be reached: ${cause.message}`, { cause });
    });
    return { status, answer: readJson(body) };
  }

  async function readToken(): Promise<string> {
    if (token && token.until > now().getTime()) return token.value;
    const { status, answer } = await exchange({ path: '/token', body: keys });
    const read = Token.safeParse(answer);
    if (status !== 201 || !read.success) throw new ReferralError(`the referral service gave no token (${status})`);
    token = { value: read.data.accessToken, until: now().getTime() + read.data.expiresIn * 1000 - marginMs };
    return token.value;
  }

  async function ask(path: string, body?: object) {
    const call = async () => exchange({ path, ...(body && { body }), authorization: `Bearer ${await readToken()}` });
    const first = await call();
    if (first.status !== 401) return first;
    // A token may end before its time.
    token = undefined;
    return call();
  }

  return {
    async tellSignUp({ code, id, email, name, signedUpAt }) {
      const { status, answer } = await ask('/events', {
        eventName: 'ReferralUpdated',
        payload: { ucc: code, newUserId: id, price: 0, currency: 'EUR' },
        context: { newUser: { id, email, name }, event: { trigger: 'new-signup', timestamp: signedUpAt } },
      });
      // A code that nobody has, or that has ended, rewards nobody, however often it is told.
      if (status === 400 || status === 404) return;
      if (status >= 300 || !Told.safeParse(answer).success)
        throw new ReferralError(`the referral service did not take a sign-up (${status})`);
    },
    async findLink(userId) {
      const { status, answer } = await ask(`/referral-codes/active-link/${encodeURIComponent(userId)}`);
      if (status === 404) return undefined;
      const read = Link.safeParse(answer);
      if (status !== 200 || !read.success) throw new ReferralError(`the referral service told no link (${status})`);
      return read.data.link;
    },
    async forget(userId) {
      const { status } = await ask(`/referrers/${encodeURIComponent(userId)}/depersonalize`, {});
      if (status >= 300 && status !== 404)
        throw new ReferralError(`the referral service did not forget somebody (${status})`);
    },
  };
}
