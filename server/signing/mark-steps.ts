import type { TrustService } from '@sigillum/engine/trust';
import { passFailPoint } from './failpoints.ts';

/** The trust service with a failpoint after each of its answers; the answers are the same. */
export const markSteps = (trust: TrustService): TrustService => ({
  ...trust,
  async authorize(context, items) {
    const answer = await trust.authorize(context, items);
    await passFailPoint('after-authorise');
    return answer;
  },
  async proceed(state, given) {
    const answer = await trust.proceed(state, given);
    await passFailPoint('after-proceed');
    return answer;
  },
  async sign(authorization, items) {
    const answers = await trust.sign(authorization, items);
    await passFailPoint('after-sign');
    return answers;
  },
  async timestamp(imprint) {
    const token = await trust.timestamp(imprint);
    await passFailPoint('after-timestamp');
    return token;
  },
});
