import { sendExternally } from '@sigillum/engine/trust/external';
import { noticeStatuses } from '@sigillum/api-contracts/maintenance/schemas.ts';
import * as z from 'zod';
import { type NoticeSource, NoticeSourceError, readLink } from './notice-source.ts';

export interface StatuspageOptions {
  /** Of the status page, without a slash at its end. */
  url: string;
  /** Components without which nobody can work here. */
  blockingComponents: readonly string[];
  clock: () => Date;
}

const moment = z.string().transform((text) => new Date(text));
const Event = z.object({
  status: z.string(),
  shortlink: z.string().nullish(),
  resolved_at: moment.nullish(),
  scheduled_until: moment.nullish(),
});
type Event = z.infer<typeof Event>;
const Summary = z.object({ incidents: z.array(Event), scheduled_maintenances: z.array(Event) });
const Components = z.object({ components: z.array(z.object({ id: z.string(), status: z.string() })) });

const timeoutMs = 5000;
/** A summary has some 20 kB. */
const maxBytes = 1024 * 1024;
/** A maintenance that was to be over for so long was forgotten there, not prolonged. */
const forgottenMs = 24 * 3600 * 1000;
const isDown = new Set(['major_outage', 'under_maintenance']);
const Status = z.enum(noticeStatuses);

/**
 * The public feed of an Atlassian Statuspage, summary and components. A maintenance under way is the notice, else an incident that is not
 * resolved; it blocks while one of the named components is down (docs/decisions/133).
 */
export function makeStatuspageSource({ url, blockingComponents, clock }: StatuspageOptions): NoticeSource {
  const kept = new Map<string, { etag: string; value: unknown }>();

  async function ask<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> {
    const known = kept.get(path);
    const answer = await sendExternally({
      url: `${url}/api/v2/${path}`,
      headers: { accept: 'application/json', ...(known && { 'if-none-match': known.etag }) },
      timeoutMs,
      maxBytes,
    }).catch((cause: Error) => {
      throw new NoticeSourceError(`the status page cannot be read: ${cause.message}`, { cause });
    });
    if (answer.status === 304 && known) return known.value as z.output<S>;
    // A redirect is not followed: it leads where nobody has allowed us to ask.
    if (answer.status !== 200) throw new NoticeSourceError(`the status page answered ${path} with ${answer.status}`);
    const read = schema.safeParse(parse(answer.body));
    if (!read.success)
      throw new NoticeSourceError(`the status page answered ${path} with something else than its feed`);
    const { etag } = answer.headers;
    if (etag) kept.set(path, { etag, value: read.data });
    else kept.delete(path);
    return read.data;
  }

  return {
    pauseMs: 60_000,
    async read() {
      const [{ incidents, scheduled_maintenances: maintenances }, { components }] = await Promise.all([
        ask('summary.json', Summary),
        ask('components.json', Components),
      ]);
      const event = maintenances.find((one) => isUnderWay(one, clock())) ?? incidents.find((one) => isOpen(one));
      if (!event) return undefined;
      const isBlocking = components.some(({ id, status }) => blockingComponents.includes(id) && isDown.has(status));
      return { url: readLink(event.shortlink), isBlocking, status: Status.parse(event.status) };
    },
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const isUnderWay = ({ status, scheduled_until: until }: Event, now: Date) =>
  (status === 'in_progress' || status === 'verifying') && !(until && now.getTime() - until.getTime() > forgottenMs);

const isOpen = ({ status, resolved_at: resolved }: Event) =>
  ['investigating', 'identified', 'monitoring'].includes(status) && !resolved;
