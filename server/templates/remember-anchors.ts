import type { Services } from '../services.ts';
import { findAnchor } from './move-places.ts';
import { readLines } from './read-lines.ts';
import type { KeptField, KeptPlace } from './tables.ts';

/** Places or fields with the text that stands next to each; what is known of one is kept. `files` names the blob of each document. */
export async function rememberAnchors<
  T extends Pick<KeptPlace, 'document_id' | 'anchor'> & Pick<Partial<KeptField>, 'position'>,
>(services: Pick<Services, 'blobs' | 'pdf'>, places: readonly T[], files: ReadonlyMap<string, string>): Promise<T[]> {
  const wanting = places.filter(({ position, anchor }) => position && !anchor);
  const lines = new Map<string, Awaited<ReturnType<typeof readLines>>>();
  for (const id of new Set(wanting.map(({ document_id }) => document_id))) {
    const pages = wanting.filter(({ document_id }) => document_id === id).map(({ position }) => Number(position!.page));
    lines.set(id, await readLines(services, files.get(id)!, pages));
  }
  return places.map((place) => {
    const { position, anchor, document_id } = place;
    if (!position || anchor) return place;
    return { ...place, anchor: findAnchor(position, lines.get(document_id)?.get(Number(position.page)) ?? []) };
  });
}
