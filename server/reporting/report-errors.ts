import type { Log, LogFacts } from '../process/log.ts';
import type { ReportOutlet } from './report-outlet.ts';
import { type ReportScene, writeReport } from './write-report.ts';

interface Reporter {
  outlet: ReportOutlet;
  now: () => Date;
  scene: Omit<ReportScene, 'at'>;
}

/** A log whose errors are reported, too: whatever is worth an error there is worth a report, and nothing is reported that stands nowhere. */
export function reportErrors(log: Log, reporter: Reporter, bound: LogFacts = {}): Log {
  const { outlet, now, scene } = reporter;
  return {
    ...log,
    error(message, facts = {}) {
      log.error(message, facts);
      const event = writeReport(message, { ...bound, ...facts }, { ...scene, at: now() });
      const payload = JSON.stringify(event);
      const header = JSON.stringify({ type: 'event', length: Buffer.byteLength(payload) });
      outlet.send(`${JSON.stringify({ dsn: outlet.settings.dsn })}\n${header}\n${payload}\n`);
    },
    with: (facts) => reportErrors(log.with(facts), reporter, { ...bound, ...facts }),
  };
}
