import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedLists } from '@sigillum/engine/verifier/lists';
import type { TrustAnchor } from '@sigillum/engine/verifier';

export interface TrustListOptions {
  folder: string;
  load: (folder: string) => Promise<LoadedLists>;
  log: { warn(message: string, details: Record<string, unknown>): void };
}

/** What tells that files of a folder were exchanged: names, sizes and times. */
async function describeFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => /\.(?:xml|pem|crt|cer|der)$/i.test(name)).toSorted();
  return Promise.all(
    files.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    }),
  );
}

/**
 * The anchors of the trusted lists that the operator has put into a folder, loaded when files there have changed. Lists
 * that cannot be loaded give no trust and a line in the log; files are still checked against everything else.
 */
export function watchTrustLists({ folder, load, log }: TrustListOptions): () => Promise<TrustAnchor[]> {
  let known: { files: string; anchors: Promise<TrustAnchor[]> } | undefined;
  const reload = async (): Promise<TrustAnchor[]> => {
    const { anchors, notes } = await load(folder);
    for (const { severity, ...note } of notes) {
      log.warn(severity === 'error' ? 'a trusted list is not used' : 'a trusted list is used with a warning', note);
    }
    return anchors;
  };
  return async () => {
    const described = [...(await describeFiles(folder)), ...(await describeFiles(path.join(folder, 'signers')))];
    if (described.length === 0) return [];
    const files = described.join('\n');
    if (known?.files !== files) known = { files, anchors: reload() };
    const current = known;
    return current.anchors.catch((error: unknown) => {
      // The next file that is checked tries again.
      if (known === current) known = undefined;
      log.warn('the trusted lists cannot be loaded', { error: (error as Error).message });
      return [];
    });
  };
}
