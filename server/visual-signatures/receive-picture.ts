import {
  maxPictureBytes,
  PictureMark,
  type VisualSignatureData,
} from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { Context } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { workOnImage } from '../http/work-on-image.ts';
import { GlyphMissing, outlineText, type Picture } from '@sigillum/engine/pdf/appearance';
import type { Services } from '../services.ts';

/** Drawing follows typing; nobody types faster than this for an hour. */
const limit = { limit: 600, windowSeconds: 300 };

async function readWhole(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxPictureBytes) throw refuse('error.visual_signature.image_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Strokes or a typed text, written anew. Throws a refusal. */
async function receiveMark(mark: PictureMark): Promise<Picture> {
  if (mark.kind === 'typed')
    await outlineText(mark.text, mark.face).catch((error: unknown) => {
      throw error instanceof GlyphMissing ? refuse('error.visual_signature.not_drawable') : error;
    });
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(mark)) };
}

async function receiveJson(bytes: Buffer): Promise<Picture> {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw refuse('error.body.malformed');
  }
  const { data: mark } = PictureMark.safeParse(value);
  if (!mark) throw refuse('error.visual_signature.image_unreadable');
  return receiveMark(mark);
}

async function receiveImage(services: Services, bytes: Buffer): Promise<Picture> {
  const unreadable = 'error.visual_signature.image_unreadable';
  const output = await workOnImage(services, 'clean-picture', { bytes }, unreadable);
  if (output.kind === 'empty') throw refuse('error.visual_signature.image_empty');
  return { type: output.type, bytes: output.bytes };
}

/** The picture of a call's body as it is kept; undefined where the body is empty. `caller` is who is counted. Throws a refusal. */
export async function receivePicture(
  body: ReadableStream<Uint8Array>,
  { services, meta, now }: Pick<Context, 'services' | 'meta' | 'now'>,
  caller: string,
): Promise<Picture | undefined> {
  const retryAfter = await countTry(services.db, { key: `picture:${caller}`, ...limit }, now);
  if (retryAfter > 0) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const bytes = await readWhole(body);
  if (bytes.length === 0) return undefined;
  return meta.contentType === 'application/json' ? receiveJson(bytes) : receiveImage(services, bytes);
}

/** A picture that came inside a call's JSON. Throws a refusal. */
export const receiveInline = (
  services: Services,
  picture: NonNullable<VisualSignatureData['picture']>,
): Promise<Picture> =>
  picture.kind === 'image' ? receiveImage(services, Buffer.from(picture.content, 'base64')) : receiveMark(picture);
