import { type HealthCheck, type HealthFinding, readFinding } from './health.ts';

/** The notice of a part that answers late. */
const late = 'late';

export interface Patience {
  /** So long an answer is waited for: less than whoever asks for all parts waits. */
  limitMs?: number;
  /** So long after its last answer a part is not missed. */
  patienceMs?: number;
  /** Milliseconds since some moment, by a clock that nobody sets. */
  readUptime?: () => number;
}

/**
 * A part that is well answers late where everybody wants a core, and whoever is sent to the other servers instead finds the same there: as long
 * as it has answered not long ago, it says so with a notice. Probes do not pile up: whoever asks meanwhile waits for the one under way.
 */
export function forgiveLate(
  check: HealthCheck,
  { limitMs = 1500, patienceMs = 15_000, readUptime = () => performance.now() }: Patience = {},
): HealthCheck {
  let underWay: { answer: Promise<HealthFinding>; since: number } | undefined;
  let last: { finding: HealthFinding; at: number } | undefined;
  const ask = (): Promise<HealthFinding> => {
    // One that never ends must not hide that the part has come back.
    if (underWay && readUptime() - underWay.since < patienceMs) return underWay.answer;
    const probe = { answer: look(), since: readUptime() };
    underWay = probe;
    const end = () => {
      if (underWay === probe) underWay = undefined;
    };
    probe.answer.then(end, end);
    return probe.answer;
  };
  const look = async () => {
    try {
      const finding = readFinding(await check());
      last = finding.isWell ? { finding, at: readUptime() } : undefined;
      return finding;
    } catch (error) {
      last = undefined;
      throw error;
    }
  };
  return async () => {
    const answer = ask();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, limitMs, undefined);
    const finding = await Promise.race([answer, promise]).finally(() => clearTimeout(timer));
    if (finding) return finding;
    if (last && readUptime() - last.at < patienceMs)
      return { ...last.finding, notices: [...last.finding.notices, late] };
    return answer;
  };
}
