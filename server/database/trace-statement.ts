import { SpanKind } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { findTracer, isTraced, markFailed } from '../process/trace-work.ts';

const verbs =
  /^\s*(?:\/\*.*?\*\/\s*)?(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|lock|set)\b/i;
/** Kysely quotes the names of tables; a value never stands so. */
const table = /\b(?:from|into|update)\s+"([a-z_]{1,63})"/;

/** What a statement does, and to which table; never its text or its values. */
export function nameStatement(sql: string): { verb: string; table: string | undefined } {
  return { verb: verbs.exec(sql)?.[1]?.toUpperCase() ?? 'STATEMENT', table: table.exec(sql)?.[1] };
}

/** Makes a span of a statement that has ended, where it is part of something that is traced. */
export function traceStatement({ query, queryDurationMillis, ...event }: LogEvent): void {
  if (!isTraced()) return;
  const named = nameStatement(query.sql);
  const span = findTracer().startSpan([named.verb, named.table].filter(Boolean).join(' '), {
    kind: SpanKind.CLIENT,
    startTime: Date.now() - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': named.verb,
      ...(named.table && { 'db.collection.name': named.table }),
    },
  });
  if (event.level === 'error') markFailed(span, event.error);
  span.end();
}
