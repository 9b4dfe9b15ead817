import type { Attachment } from 'postal-mime';

/** What a delivery status notification says of the one recipient of a mail. */
export interface Bounce {
  /** Nobody will ever take it there: `failed` with a status of class 5. Else it is late, or was given up for now. */
  isFinal: boolean;
  /** RFC 3463, e.g. 5.1.1. */
  status: string;
}

/** A notification lists what happened in some lines; of a longer list only the beginning is read. */
const mostBytes = 16 * 1024;
/** The parser takes each by itself: a whole mail of ours that comes back has a fifth of them. */
const mostLines = 5000;
const limits = { maxNestingDepth: 8, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 };

/** RFC 3464, and RFC 6533 for addresses beyond ASCII. */
const statusTypes = new Set(['message/delivery-status', 'message/global-delivery-status']);
const reportType = /^multipart\/report\s*;(?:[^]*;)?\s*report-type\s*=\s*"?delivery-status\b/i;

/** Reads a message; undefined for anything that is no delivery status notification of a mail that was not delivered. */
export async function readBounce(source: Uint8Array): Promise<Bounce | undefined> {
  if (countLines(source) > mostLines) return undefined;
  // Loaded when the first one comes: most servers never need it.
  const { default: PostalMime } = await import('postal-mime');
  const message = await PostalMime.parse(source, limits).catch(() => undefined);
  const type = message?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!message || type.length > 1000 || !reportType.test(type)) return undefined;
  const [status, more] = message.attachments.filter(({ mimeType }) => statusTypes.has(mimeType.toLowerCase()));
  return status && !more ? judgeRecipients(readGroups(readText(status))) : undefined;
}

function countLines(source: Uint8Array): number {
  let count = 0;
  for (const byte of source) if (byte === 10) count += 1;
  return count;
}

const readText = ({ content }: Attachment) =>
  typeof content === 'string'
    ? content.slice(0, mostBytes)
    : Buffer.from(content as ArrayBuffer)
        .subarray(0, mostBytes)
        .toString('latin1');

type Fields = ReadonlyMap<string, string>;

/** Groups of fields with empty lines between: one of the message, then one of each recipient. The first of two like fields counts. */
function readGroups(text: string): Fields[] {
  const groups: Map<string, string>[] = [new Map()];
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (!line.trim()) groups.push(new Map());
    else if (colon > 0 && !/^\s/.test(line)) {
      const name = line.slice(0, colon).trim().toLowerCase();
      const group = groups.at(-1)!;
      if (!group.has(name)) group.set(name, line.slice(colon + 1).trim());
    }
  }
  return groups.filter((fields) => fields.size > 0);
}

/**
 * Our mails have one recipient. Whoever hands them on to several may report each: that one did not get it says nothing while another did, or
 * may still.
 */
function judgeRecipients([, ...groups]: Fields[]): Bounce | undefined {
  const recipients = groups
    .filter((fields) => fields.has('final-recipient'))
    .map((fields) => ({
      action: /^[a-z]+/i.exec(fields.get('action') ?? '')?.[0].toLowerCase(),
      status: /^[45]\.\d{1,3}\.\d{1,3}(?!\d)/.exec(fields.get('status') ?? '')?.[0],
    }));
  const lost = recipients.filter(
    (recipient): recipient is { action: 'failed' | 'delayed'; status: string } =>
      recipient.status !== undefined && (recipient.action === 'failed' || recipient.action === 'delayed'),
  );
  const [first] = lost;
  if (!first) return undefined;
  const isLostForAll = lost.length === recipients.length;
  const isFinal = isLostForAll && lost.every(({ action, status }) => action === 'failed' && status.startsWith('5'));
  return { isFinal, status: first.status };
}
