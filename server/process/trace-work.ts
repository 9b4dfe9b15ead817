import type { WatchJob } from '@sigillum/engine/pdf/workers';
import { context, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';

/**
 * Where time goes. Without a collector (open-tracing.ts) nothing of this is kept. Whatever is said here leaves the house: patterns of
 * routes, names of jobs, tables, stages and hosts; no id, no address of a person, no text of an error.
 */
export interface Work {
  kind?: 'server' | 'job';
  /** It belongs to nothing that runs already. */
  isRoot?: boolean;
  facts?: Attributes;
}

const kinds = { server: SpanKind.SERVER, job: SpanKind.CONSUMER } as const;
/** Asked each time: before a collector is set up, and after, it is another one. */
export const findTracer = () => trace.getTracer('sigillum');

/** What kind of failure it was: the key of a problem or the class of an error, and never its text. */
function nameFailure(error: unknown): string {
  const { key, name } = (error ?? {}) as { key?: unknown; name?: unknown };
  return [key, name].find((text): text is string => typeof text === 'string' && /^[\w.]{1,80}$/.test(text)) ?? 'error';
}

/** A call by the pattern of its route, in the words that OpenTelemetry has for it. */
export const describeHttp = (method: string, route: string): Attributes => ({
  'http.request.method': method,
  'http.route': route,
});

/** How a call was answered, and with which problem. */
export function noteAnswer(span: Span, status: number, key?: string): void {
  span.setAttribute('http.response.status_code', status);
  if (key) span.setAttribute('error.type', key);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', nameFailure(error));
}

/** Does work as one span; what is called meanwhile stands below it. */
export function traceWork<T>(name: string, work: (span: Span) => Promise<T>, about: Work = {}): Promise<T> {
  const { kind, isRoot = false, facts = {} } = about;
  const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, root: isRoot, attributes: facts };
  return findTracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Whether what runs now is part of something that is traced. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/**
 * Follows one job into a process that reads PDFs: how long it waited and ran, and below it what the worker itself says of its time.
 * The worker speaks to no collector: what reads hostile files reaches nothing. Undefined where nobody follows.
 */
export const traceWorkerJob: WatchJob = (job) => {
  if (!isTraced()) return undefined;
  const above = context.active();
  const span = findTracer().startSpan(`worker ${job}`, {}, above);
  return (times, error) => {
    if (times) {
      const inside = { startTime: times.startedAt, attributes: { 'sigillum.process': 'worker' } };
      findTracer().startSpan(job, inside, trace.setSpan(above, span)).end(times.endedAt);
    }
    if (error !== undefined) markFailed(span, error);
    span.end();
  };
};
