import { getProgramPage as contract } from '@sigillum/api-contracts/machine/get-program-page.ts';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import { pathOfVersion } from '../documents/versions.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { workOnImage } from '../http/work-on-image.ts';
import type { Services } from '../services.ts';
import { chooseType } from './choose-type.ts';
import { openProgramDocument, type OpenedDocument } from './open-program-document.ts';

const offers = ['image/png', 'image/webp'] as const;
/** Programs ask again every second or two. */
const patienceMs = 1500;

/** As the scale of the screens' own pictures; whatever cannot be read is the usual one. */
function readScale(text: string | undefined): number {
  const scale = Number(text?.trim() || Number.NaN);
  return Number.isFinite(scale) ? Math.min(400, Math.max(5, Math.round(scale))) : 100;
}

export const getProgramPage = implement(contract, async ({ params, query }, context) => {
  const { meta, services } = context;
  const opened = await openProgramDocument(context, params);
  const pageCount = opened.held ? opened.held.document.page_count : opened.loose.inspection.pageCount;
  if (params.n >= pageCount) throw refuse('file.pdf.page_not_found');
  const scale = readScale(query.scale ?? meta.header('scale'));
  // JSON is what programs say by habit; a picture is all there is.
  const type = chooseType(meta.header('accept'), offers) ?? 'image/png';
  const drawing = draw(services, opened, { page: params.n, scale, type });
  // What nobody waits for any more is drawn all the same, and kept: the next call finds it.
  drawing.catch(() => undefined);
  const body = await Promise.race([drawing, wait(patienceMs)]);
  if (!body) return { status: 202 as const, body: undefined };
  const headers = { 'content-type': type, 'content-length': String(body.byteLength) };
  return { status: 200 as const, body, headers };
});

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined).unref());

async function draw(
  services: Services,
  { held, loose }: OpenedDocument,
  { page, scale, type }: { page: number; scale: number; type: (typeof offers)[number] },
): Promise<Uint8Array> {
  const file = held ? await pathOfVersion(services, held.document.version_id) : await services.blobs.pathOf(loose.blob);
  const sha256 = held ? held.document.sha256 : loose.blob;
  const webp = await services.pdf.renderPage(file, sha256, page, scale).catch((error: unknown) => {
    throw error instanceof PdfProblem ? refuse(error.key) : error;
  });
  if (type === 'image/webp') return webp;
  const wish = { width: undefined, height: undefined, quality: 100, fit: 'inside', position: 'centre' } as const;
  const made = await workOnImage(
    services,
    'transform-image',
    { bytes: webp, format: 'png', ...wish },
    'file.pdf.page_not_renderable',
  );
  return made.bytes;
}
