import type { SigningStage } from '../process/metrics.ts';
import { traceWork } from '../process/trace-work.ts';
import type { Services } from '../services.ts';

/** Does one stage of signing and lets figures and traces tell how long it took. */
export function observeStage<T>(
  { metrics }: Pick<Services, 'metrics'>,
  stage: SigningStage,
  work: () => Promise<T>,
): Promise<T> {
  const begun = performance.now();
  const tell = (hasFailed: boolean) =>
    metrics?.observeStage({ stage, hasFailed, seconds: (performance.now() - begun) / 1000 });
  return traceWork(`signing ${stage}`, async () => {
    try {
      const result = await work();
      tell(false);
      return result;
    } catch (error) {
      tell(true);
      throw error;
    }
  });
}
