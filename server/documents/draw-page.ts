import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type { Services } from '../services.ts';
import { openDocument, type DocumentView } from './access-document.ts';
import { pathOfVersion } from './versions.ts';

export interface PageCall {
  actor: KnownActor;
  db: Kysely<Database>;
  now: Date;
  services: Services;
}

/** Lets a worker look at a page; what it cannot do becomes a refusal. */
async function lookAt<T>(
  call: PageCall,
  { id, n }: { id: string; n: number },
  work: (file: string, view: DocumentView) => Promise<T>,
) {
  const view = await openDocument(call.db, call.actor, id, call.now);
  if (n >= view.document.page_count) throw refuse('file.pdf.page_not_found');
  const file = await pathOfVersion(call.services, view.document.version_id);
  const value = await work(file, view).catch((error: unknown) => {
    throw error instanceof PdfProblem ? refuse(error.key) : error;
  });
  return { value, view };
}

/** A page as WebP; under a version's id it may be kept for ever by whoever was allowed to see it. */
export async function drawPage(call: PageCall, params: { id: string; n: number }, scale: number) {
  const { pdf } = call.services;
  const { value, view } = await lookAt(call, params, (file, { document }) =>
    pdf.renderPage(file, document.sha256, params.n, scale),
  );
  return answerPage(value, view.isPinned);
}

/** The image of a page; one that never changes may be kept for ever by whoever was allowed to see it. */
export const answerPage = (image: Uint8Array, isPinned: boolean) => ({
  status: 200 as const,
  body: image,
  headers: {
    'cache-control': isPinned ? 'private, max-age=31536000, immutable' : 'no-store',
    'content-length': String(image.byteLength),
    'x-content-type-options': 'nosniff',
  },
});

export async function readPage(call: PageCall, params: { id: string; n: number }) {
  const { value } = await lookAt(call, params, (file) => call.services.pdf.extractText(file, params.n));
  return { status: 200 as const, body: { page: params.n, text: value.lines.map(({ text }) => text).join('\n') } };
}
