import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { SpanKind, type Span } from '@opentelemetry/api';
import { findTracer, isTraced, markFailed } from './trace-work.ts';

/** A call by `fetch`, as far as its channel shows it. */
interface FetchRequest {
  origin: string | URL;
  method: string;
}

/**
 * Makes a span of every call that leaves the process while something is traced, whichever library makes it: method and host, never path
 * or query, for they hold ids and keys. Our traces are told to nobody there: the receivers are other houses (docs/decisions/153).
 */
export function traceOutgoing(): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string, port: string) => {
    if (!isTraced()) return;
    const facts = {
      'http.request.method': method,
      'server.address': host,
      ...(port && { 'server.port': Number(port) }),
    };
    spans.set(request, findTracer().startSpan(method, { kind: SpanKind.CLIENT, attributes: facts }));
  };
  const end = (request: object, status: number | undefined, error?: unknown) => {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (error !== undefined) markFailed(span, error);
    span.end();
  };

  const channels: [name: string, hear: (message: unknown) => void][] = [
    [
      'http.client.request.start',
      (message) => {
        const { request } = message as { request: ClientRequest };
        const { hostname, port } = new URL(`http://${request.getHeader('host') as string}`);
        begin(request, request.method, hostname, port);
      },
    ],
    [
      'http.client.response.finish',
      (message) => {
        const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
        end(request, response.statusCode);
      },
    ],
    [
      'http.client.request.error',
      (message) => {
        const { request, error } = message as { request: ClientRequest; error: unknown };
        end(request, undefined, error);
      },
    ],
    [
      'undici:request:create',
      (message) => {
        const { request } = message as { request: FetchRequest };
        const { hostname, port } = new URL(request.origin);
        begin(request, request.method, hostname, port);
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const { request, response } = message as { request: FetchRequest; response: { statusCode: number } };
        end(request, response.statusCode);
      },
    ],
    [
      'undici:request:error',
      (message) => {
        const { request, error } = message as { request: FetchRequest; error: unknown };
        end(request, undefined, error);
      },
    ],
  ];
  for (const [name, hear] of channels) diagnostics.subscribe(name, hear);
  return () => {
    for (const [name, hear] of channels) diagnostics.unsubscribe(name, hear);
  };
}
