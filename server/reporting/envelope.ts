import { scrubValue } from './scrub.ts';

/** One part of an envelope: what it says it is, and its bytes. */
export interface EnvelopeItem {
  header: Record<string, unknown>;
  payload: Buffer;
}
export interface Envelope {
  header: Record<string, unknown>;
  items: EnvelopeItem[];
}

const newline = 0x0a;
const mostItems = 20;

function readHeader(line: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Sentry's envelopes: lines of JSON, and payloads whose length the line before may tell. Undefined for anything else. */
export function readEnvelope(bytes: Buffer): Envelope | undefined {
  let at = 0;
  const readLine = () => {
    const found = bytes.indexOf(newline, at);
    const end = found === -1 ? bytes.length : found;
    const line = bytes.subarray(at, end);
    at = end + 1;
    return line;
  };
  const header = readHeader(readLine());
  if (!header) return undefined;
  const items: EnvelopeItem[] = [];
  while (at < bytes.length) {
    const line = readLine();
    if (line.length === 0) continue;
    const itemHeader = readHeader(line);
    if (!itemHeader || items.length === mostItems) return undefined;
    const { length } = itemHeader;
    if (typeof length !== 'number') {
      items.push({ header: itemHeader, payload: readLine() });
      continue;
    }
    if (!Number.isInteger(length) || length < 0 || at + length > bytes.length) return undefined;
    items.push({ header: itemHeader, payload: bytes.subarray(at, at + length) });
    at += length + 1;
  }
  return { header, items };
}

/** What pages may report; everything else (attachments, feedback, profiles) stays here. */
const known = new Set(['event', 'transaction', 'replay_event', 'replay_recording']);

function scrubPayload({ header, payload }: EnvelopeItem): string | undefined {
  try {
    if (header['type'] !== 'replay_recording') return JSON.stringify(scrubValue(JSON.parse(payload.toString())));
    const end = payload.indexOf(newline);
    const [first, events] = [payload.subarray(0, end), payload.subarray(end + 1)].map(
      (part) => JSON.parse(part.toString()) as unknown,
    );
    return `${JSON.stringify(first)}\n${JSON.stringify(scrubValue(events, true))}`;
  } catch {
    // What cannot be read cannot be scrubbed.
    return undefined;
  }
}

/** What goes on of an envelope: the parts that we know, scrubbed, under a header of our own. Undefined where nothing is left. */
export function scrubEnvelope({ header, items }: Envelope, dsn: string): string | undefined {
  const parts = items
    .filter((item) => known.has(String(item.header['type'])))
    .flatMap((item) => {
      const payload = scrubPayload(item);
      if (payload === undefined) return [];
      return [`${JSON.stringify({ type: item.header['type'], length: Buffer.byteLength(payload) })}\n${payload}`];
    });
  if (!parts.length) return undefined;
  const { event_id, sent_at } = header;
  const own = {
    ...(typeof event_id === 'string' && /^[\da-f]{32}$/.test(event_id) && { event_id }),
    ...(typeof sent_at === 'string' && /^[\d:.TZ-]{20,30}$/.test(sent_at) && { sent_at }),
    dsn,
  };
  return [JSON.stringify(own), ...parts, ''].join('\n');
}
