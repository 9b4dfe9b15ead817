import { startTransition, useEffect, useRef, useState } from 'react';
import type { Door } from './door.ts';

const noTexts: ReadonlyMap<number, readonly string[]> = new Map();
/** Pages that are read ahead of the one in sight. */
const readAhead = 2;

interface ReadTexts {
  versionId: string;
  texts: ReadonlyMap<number, readonly string[]>;
}

/**
 * The texts of the pages around the one in sight, for screen readers. They arrive one after another, because images come first; a text
 * that could not be read is asked for again when its page comes near once more.
 */
export function usePageTexts(
  door: Pick<Door, 'readPageText'>,
  versionId: string | undefined,
  pageCount: number,
  page: number,
): ReadonlyMap<number, readonly string[]> {
  const [read, setRead] = useState<ReadTexts>();
  const latest = useRef({ door, read });
  useEffect(() => void (latest.current = { door, read }));

  useEffect(() => {
    if (versionId === undefined) return;
    let isOver = false;
    void (async () => {
      for (
        let number = Math.max(1, page - 1);
        number <= Math.min(pageCount, page + readAhead) && !isOver;
        number += 1
      ) {
        const known = latest.current.read;
        if (known?.versionId === versionId && known.texts.has(number)) continue;
        const lines = await latest.current.door.readPageText(versionId, number).catch(() => undefined);
        if (lines === undefined || isOver) continue;
        startTransition(() =>
          setRead((before) => ({
            versionId,
            texts: new Map(before?.versionId === versionId ? before.texts : noTexts).set(number, lines),
          })),
        );
      }
    })();
    return () => {
      isOver = true;
    };
  }, [versionId, pageCount, page]);

  return read !== undefined && read.versionId === versionId ? read.texts : noTexts;
}
