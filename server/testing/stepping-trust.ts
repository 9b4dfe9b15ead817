import { TrustError } from '@sigillum/engine/pki';
import type { SigningContext, ToBeSigned, TrustService } from '@sigillum/engine/trust';

interface Waiting {
  context: SigningContext;
  digests: string[];
  /** How often it was asked whether the person has confirmed. */
  asked: number;
}

export type StepKind = 'otp' | 'redirect' | 'poll' | 'password';

/**
 * A trust service that asks the person for a step before it signs, QES too: `otp` wants the code 123456, `redirect` comes back with the
 * code `granted`, `poll` is confirmed when it is asked for the second time, `password` wants the password `secret` before the code and
 * takes 999999 for an expired one. Signs as the given one does for DEMO. Its states outlive it.
 */
export function makeSteppingTrust(trust: TrustService, kind: StepKind): TrustService {
  const lower = (context: SigningContext): SigningContext =>
    context.quality === 'QES' ? { ...context, quality: 'DEMO' } : context;
  const ask = (waiting: Waiting) => {
    const state = JSON.stringify(waiting);
    const { returnUrl = '', language = 'en' } = waiting.context;
    const url = `https://trust.example/authorize?${new URLSearchParams({ redirect_uri: returnUrl, lang: language })}`;
    if (kind === 'otp')
      return { kind, challenge: 'A code was sent to your phone.', needsPassword: true, state } as const;
    if (kind === 'password' && waiting.asked === 0) {
      const challenge = 'Enter the password of the trust service.';
      return { kind: 'otp', challenge, needsPassword: true, needsCode: false, state } as const;
    }
    if (kind === 'password') {
      const resend = { left: 3, after: 120_000 };
      return { kind: 'otp', challenge: 'A code was sent.', needsPassword: false, resend, state } as const;
    }
    return kind === 'poll' ? ({ kind, retryAfter: 1500, state } as const) : ({ kind, url, state } as const);
  };
  return {
    ...trust,
    async info() {
      const info = await trust.info();
      const own = { provider: 'trust.example', qualities: ['QES' as const], seals: [] };
      return { ...info, qualities: [...info.qualities, 'QES'], offers: [own, ...(info.offers ?? [])] };
    },
    credential: (context) => trust.credential(lower(context)),
    authorize: (context, items) => {
      const digests = items.map(({ documentDigest }) => Buffer.from(documentDigest).toString('hex'));
      return Promise.resolve(ask({ context: lower(context), digests, asked: 0 }));
    },
    async proceed(state, answer) {
      const waiting = JSON.parse(state) as Waiting;
      if (answer.kind === 'poll' && waiting.asked === 0) return ask({ ...waiting, asked: 1 });
      if (answer.kind === 'password' && answer.password === 'secret') return ask({ ...waiting, asked: 1 });
      if (answer.kind === 'password')
        throw new TrustError('refused', 'the password is wrong', { reason: 'password_wrong' });
      if (answer.kind === 'resend') throw new TrustError('refused', 'too soon', { reason: 'resend_refused' });
      if (answer.kind === 'otp' && answer.code === '999999')
        throw new TrustError('refused', 'the code has expired', { reason: 'code_expired' });
      if (answer.kind === 'otp' && answer.code !== '123456')
        throw new TrustError('refused', 'the code is wrong', { reason: 'code_wrong' });
      if (answer.kind === 'redirect' && answer.params['code'] !== 'granted')
        throw new TrustError('refused', 'the person declined', { reason: 'declined' });
      const items = waiting.digests.map((digest): ToBeSigned => ({
        documentDigest: new Uint8Array(Buffer.from(digest, 'hex')),
      }));
      return trust.authorize(waiting.context, items);
    },
  };
}
