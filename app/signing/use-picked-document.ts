import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Door } from './door.ts';

/**
 * The document that is shown, the one to begin with that came with the page (`loaded`). A version never changes, so it is read once;
 * while a newer version of the same document is being read, the one before stays.
 */
export function usePickedDocument(door: Door, documents: readonly RequestDocument[], loaded: Document | undefined) {
  const [pickedId, setPickedId] = useState(loaded?.id);
  const picked = documents.find(({ id }) => id === pickedId) ?? documents[0];
  const isLoaded = loaded !== undefined && loaded.version_id === picked?.version_id;
  const { data, error, mutate } = useSWR<Document>(
    isLoaded ? undefined : picked && [door.kind, 'document', picked.version_id],
    () => door.readDocument(picked!.version_id),
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false, keepPreviousData: true },
  );
  const document = isLoaded ? loaded : data?.id === picked?.id ? data : undefined;
  const shownId = document?.id;
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(shownId === undefined ? [] : [shownId]));
  useEffect(() => {
    if (shownId !== undefined) setSeen((before) => (before.has(shownId) ? before : new Set([...before, shownId])));
  }, [shownId]);
  return {
    picked,
    document,
    /** The documents that have not been shown yet, by id. */
    unseen: new Set(documents.map(({ id }) => id).filter((id) => !seen.has(id) && id !== shownId)),
    hasFailed: error !== undefined && document === undefined,
    retry: () => void mutate(),
    pick: setPickedId,
  };
}
