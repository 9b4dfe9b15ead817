/** Short notes of a browser. */
export interface Memory {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  forget(key: string): void;
}

/** Notes in a storage; where the browser refuses it, or has no room left, they last as long as the document: nothing that goes on depends on them. */
export function openMemory(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Memory {
  const own = new Map<string, string>();
  return {
    read(key) {
      try {
        return own.get(key) ?? open().getItem(key) ?? undefined;
      } catch {
        return own.get(key);
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        own.delete(key);
      } catch {
        own.set(key, value);
      }
    },
    forget(key) {
      own.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Then nothing is kept, either.
      }
    },
  };
}

/** What a tab knows, also after another site was in it. */
export const tabMemory = openMemory(() => sessionStorage);
/** What a browser knows for good. */
export const browserMemory = openMemory(() => localStorage);
