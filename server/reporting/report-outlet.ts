import { sendExternally } from '@sigillum/engine/trust/external';
import type { SentrySettings } from './sentry-settings.ts';

/** Takes reports and sends them on when it can. Nobody waits for it, and it never fails. */
export interface ReportOutlet {
  readonly settings: SentrySettings;
  /** Takes one envelope, or drops it while the service is away or has had enough. */
  send: (envelope: string) => void;
  /** Seconds for which nothing is taken; 0: it is. */
  pauseSeconds: () => number;
  /** Sends what is waiting, for at most two seconds. */
  close: () => Promise<void>;
}

const mostWaiting = 30;
/** After a failure; a service that says how long counts itself. */
const pauseMs = 30_000;
const longestPauseMs = 3600_000;
const closingMs = 2000;

/** Sends reports one after the other, beside everything else. */
export function openReportOutlet(settings: SentrySettings, now: () => Date, timeoutMs = 5000): ReportOutlet {
  const waiting: string[] = [];
  let pausedUntil = 0;
  let sending: Promise<void> | undefined;
  const isPaused = () => now().getTime() < pausedUntil;

  async function post(body: string): Promise<void> {
    try {
      const { status, headers } = await sendExternally({
        url: settings.envelopeUrl,
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=sigillum/1.0, sentry_key=${settings.publicKey}`,
        },
        body,
        timeoutMs,
        maxBytes: 0,
        ignoresBody: true,
      });
      if (status === 429) pause(Number(headers['retry-after']) * 1000 || 60_000);
      else if (status >= 500) pause(pauseMs);
    } catch {
      pause(pauseMs);
    }
  }

  function pause(ms: number): void {
    pausedUntil = now().getTime() + Math.min(ms, longestPauseMs);
    waiting.length = 0;
  }

  async function drain(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await post(next);
    sending = undefined;
  }

  return {
    settings,
    send(envelope) {
      if (isPaused() || waiting.length >= mostWaiting) return;
      waiting.push(envelope);
      sending ??= drain();
    },
    pauseSeconds: () => (isPaused() ? Math.ceil((pausedUntil - now().getTime()) / 1000) : 0),
    async close() {
      if (!sending) return;
      let timer: NodeJS.Timeout | undefined;
      const end = new Promise<void>((resolve) => void (timer = setTimeout(resolve, closingMs)));
      await Promise.race([sending, end]);
      clearTimeout(timer);
    },
  };
}
