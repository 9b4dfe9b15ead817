import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean };
type Attributes = { key: string; value: Value }[];
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: Attributes;
  status?: { code?: number };
}

/** A span as the collector keeps it. */
export interface CollectedSpan {
  id: string;
  trace: string;
  parent: string | undefined;
  name: string;
  kind: number;
  hasFailed: boolean;
  /** Nanoseconds since 1970. */
  from: bigint;
  to: bigint;
  facts: Record<string, string | number | boolean | undefined>;
}

const readFacts = (attributes: Attributes = []) =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, boolValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? boolValue : Number(intValue)),
    ]),
  );

/** A collector on this machine: takes spans as OTLP/HTTP JSON. `fault`: `busy` answers 503, `silent` never answers. */
export async function openCollector() {
  const state = { fault: undefined as 'busy' | 'silent' | undefined };
  /** Everything that came, as it came. */
  const bodies: string[] = [];
  const spans: CollectedSpan[] = [];
  const services: Record<string, unknown>[] = [];
  const broken: string[] = [];
  const calls: { authorization: string | undefined; size: number }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      calls.push({ authorization: request.headers.authorization, size: body.length });
      if (state.fault === 'silent') return;
      if (state.fault === 'busy') return void response.writeHead(503).end();
      if (request.method !== 'POST' || request.url !== '/v1/traces' || request.headers.traceparent) {
        broken.push(`${request.method} ${request.url}`);
        return void response.writeHead(404).end();
      }
      bodies.push(body);
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: SentSpan[] }[] }[];
      };
      for (const { resource, scopeSpans } of resourceSpans) {
        services.push(readFacts(resource.attributes));
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            id: span.spanId,
            trace: span.traceId,
            parent: span.parentSpanId || undefined,
            name: span.name,
            kind: span.kind,
            hasFailed: span.status?.code === 2,
            from: BigInt(span.startTimeUnixNano),
            to: BigInt(span.endTimeUnixNano),
            facts: readFacts(span.attributes),
          });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ state, bodies, spans, services, broken, calls },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
