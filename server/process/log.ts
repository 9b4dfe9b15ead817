import { redact, redactText } from './redact.ts';

/** Levels from the most talkative to the least. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Facts beside a log message. Keep personal data out of them; secrets are redacted by key and by shape. */
export type LogFacts = Record<string, unknown>;

type Write = (message: string, facts?: LogFacts) => void;

/** A structured log: one event a line. */
export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
  /** The same log with facts that stand on each of its lines. */
  with(facts: LogFacts): Log;
}

export type LogOptions = {
  level: LogLevel;
  /** Lines for people instead of JSON; for a terminal. */
  isPretty?: boolean;
  write?: (line: string) => void;
  now?: () => Date;
};

const ranks = { debug: 0, info: 1, warn: 2, error: 3 } as const;

/** Makes a log that writes JSON lines ({ time, level, message, …facts }) to standard output. */
export function createLog(options: LogOptions, bound: LogFacts = {}): Log {
  const { write = (line) => void process.stdout.write(line), now = () => new Date() } = options;
  const format = options.isPretty ? formatPretty : formatJson;
  const writeAt =
    (level: LogLevel): Write =>
    (message, facts = {}) => {
      if (ranks[level] < ranks[options.level]) return;
      write(`${format(now(), level, redactText(message), redact({ ...bound, ...facts }) as LogFacts)}\n`);
    };
  return {
    debug: writeAt('debug'),
    info: writeAt('info'),
    warn: writeAt('warn'),
    error: writeAt('error'),
    with: (facts) => createLog(options, { ...bound, ...facts }),
  };
}

function formatJson(time: Date, level: LogLevel, message: string, facts: LogFacts): string {
  return JSON.stringify({ ...facts, time: time.toISOString(), level, message });
}

function formatPretty(time: Date, level: LogLevel, message: string, facts: LogFacts): string {
  const { error, ...rest } = facts;
  const details = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const stack = (error as { stack?: string } | undefined)?.stack ?? (error === undefined ? '' : JSON.stringify(error));
  const line = [time.toISOString().slice(11, 23), level.padEnd(5), message, ...details].join(' ');
  // Control characters of a foreign text must not steer the operator's terminal.
  return (stack ? `${line}\n${stack}` : line).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd');
}
