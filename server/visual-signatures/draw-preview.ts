import { createHash } from 'node:crypto';
import type { PreviewQuery } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { refuse } from '../http/refusal.ts';
import {
  composeText,
  describeStandards,
  formatDate,
  placeholders,
  type Picture,
  type SignatureLook,
} from '@sigillum/engine/pdf/appearance';
import type { DrawVisualSignatureInput, DrawVisualSignatureOutput } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type { Services } from '../services.ts';

/** What is drawn where the query says nothing else. */
export interface Preview {
  name: string;
  look: SignatureLook;
  picture?: Picture | undefined;
}

/** The moment and the zone of the date that the image shows. */
interface Occasion {
  now: Date;
  meta: { zone: string };
}

/** Drawn images by a hash of all that is in them; the oldest goes first. */
const drawn = new Map<string, Uint8Array>();
const mostDrawn = 400;
/** Part of every hash: to be raised when the drawing itself changes. */
const edition = 3;

function compose({ name, look }: Preview, query: PreviewQuery, { now, meta }: Occasion) {
  const readFlag = (flag: 'true' | 'false' | undefined, saved: boolean) => (flag ? flag === 'true' : saved);
  const language = query.lang ?? look.language;
  const words = query.ph === 'true' ? placeholders[language] : undefined;
  const { qual: quality = 'SES', leg: legislation, prov: provider } = query;
  const standards = describeStandards(
    { quality, ...(legislation && { legislation }), ...(provider && { provider }) },
    language,
  );
  return composeText(
    {
      signerName: query.name || name,
      date: words?.date ?? formatDate(now, meta.zone),
      standards: words?.quality ?? standards,
    },
    {
      company: query.opt ?? look.company,
      location: query.loc ?? look.location,
      shows: {
        date: readFlag(query.date, look.shows.date),
        claim: readFlag(query.claim, look.shows.claim),
        standards: readFlag(query.std, look.shows.standards),
      },
      language,
    },
  );
}

async function draw({ pdf }: Services, input: DrawVisualSignatureInput): Promise<Uint8Array> {
  const output = await pdf.run<DrawVisualSignatureOutput>('draw-visual-signature', input).catch((error: unknown) => {
    // What is drawn was judged when it was received, so it is the worker that had no time or no room.
    throw error instanceof PdfProblem ? refuse('error.unavailable') : error;
  });
  if (output.kind === 'undrawable') throw refuse('error.visual_signature.not_drawable');
  return output.image;
}

/** A preview as WebP with its ETag. An image that holds no time may be kept for ever where its address holds its version. Throws a refusal. */
export async function drawPreview(
  services: Services,
  preview: Preview,
  query: PreviewQuery,
  occasion: Occasion & { isPinned?: boolean },
) {
  const text = compose(preview, query, occasion);
  const { picture } = preview;
  const key = createHash('sha256')
    .update(JSON.stringify([edition, text, picture?.type]))
    .update(picture?.bytes ?? '')
    .digest('hex');
  const body = drawn.get(key) ?? (await draw(services, { text, ...(picture && { picture }) }));
  drawn.delete(key);
  drawn.set(key, body);
  if (drawn.size > mostDrawn) drawn.delete(drawn.keys().next().value!);
  const isLasting =
    occasion.isPinned && (query.ph === 'true' || !(query.date ? query.date === 'true' : preview.look.shows.date));
  return {
    status: 200 as const,
    body,
    headers: {
      etag: `"${key.slice(0, 32)}"`,
      'cache-control': isLasting ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      'content-length': String(body.byteLength),
      'x-content-type-options': 'nosniff',
    },
  };
}
