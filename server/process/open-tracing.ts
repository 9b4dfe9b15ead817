import { context, trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from './log.ts';
import { traceOutgoing } from './trace-outgoing.ts';
import type { TracingSettings } from './tracing-settings.ts';

interface TracingOptions {
  log: Log;
  environment: string;
  release: string | undefined;
  /** How long spans are collected before they are sent; 2 s unless told. */
  collectMs?: number;
}

/** Spans that wait for the collector; more are dropped. */
const mostWaiting = 2048;
const timeoutMs = 5000;
const closingMs = 2000;

/**
 * Begins to send traces to a collector, beside everything else: nobody waits for it, and while it is away spans are dropped. The SDK is
 * loaded here, so that nobody else pays for it.
 */
export async function openTracing(
  { tracesUrl, headers, serviceName, rate }: TracingSettings,
  { log, environment, release, collectMs = 2000 }: TracingOptions,
): Promise<{ flush(): Promise<void>; close(): Promise<void> }> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
    ]);
  const outlet = new OTLPTraceExporter({
    url: tracesUrl,
    headers: { ...headers },
    timeoutMillis: timeoutMs,
    // Whatever waits is handed over at once, in portions; more than can wait is never under way.
    concurrencyLimit: 8,
  });
  let isAway = false;
  let [sent, sentWhenTaken] = [0, 0];
  /** Says once that the collector is away, and once that it is back. A failure of what was sent before something was taken says nothing new. */
  const exporter: SpanExporter = {
    export(spans, done) {
      const turn = ++sent;
      outlet.export(spans, (result) => {
        if (result.code === 0) {
          if (isAway) log.info('the collector takes traces again');
          [isAway, sentWhenTaken] = [false, sent];
        } else if (turn > sentWhenTaken && !isAway) {
          log.warn('the collector does not take traces', { error: result.error });
          isAway = true;
        }
        done(result);
      });
    },
    shutdown: () => outlet.shutdown(),
    forceFlush: () => outlet.forceFlush(),
  };
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'deployment.environment.name': environment,
      ...(release && { 'service.version': release }),
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(rate) }),
    spanLimits: { attributeCountLimit: 16, attributeValueLengthLimit: 200, eventCountLimit: 0, linkCountLimit: 1 },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        maxQueueSize: mostWaiting,
        maxExportBatchSize: 512,
        scheduledDelayMillis: collectMs,
        exportTimeoutMillis: timeoutMs,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const stopOutgoing = traceOutgoing();
  return {
    flush: () => provider.forceFlush(),
    async close() {
      stopOutgoing();
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => void (timer = setTimeout(resolve, closingMs)));
      await Promise.race([provider.shutdown().catch(() => undefined), enough]);
      clearTimeout(timer);
      trace.disable();
      context.disable();
    },
  };
}
