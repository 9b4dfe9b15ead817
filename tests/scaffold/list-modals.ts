import { listFiles, readSource } from '../architecture/source-files.ts';
import type { ModalKind } from './places.ts';

export interface Modal {
  area: string;
  /** As the specification has it: `document: add signer`, or an overlay's name alone. */
  name: string;
  /** Whether a part of the app opens it. A story alone shows what nobody meets. */
  isOpened: boolean;
}

/** The rows of every area's dialogs.ts or overlays.ts. */
export function listModals(kind: ModalKind): Modal[] {
  const row = new RegExp(
    `export const (\\w+) = define${kind === 'dialog' ? 'Dialog' : 'Overlay'}\\(\\s*([^(]+?),\\s*\\(`,
    'g',
  );
  const tables = listFiles('app').filter((file) => new RegExp(`^app/[^/]+/${kind}s\\.ts$`).test(file));
  const code = listFiles('app')
    .filter((file) => /\.tsx?$/.test(file) && !/\/(?:dialogs|overlays)\.ts$|\.test\./.test(file))
    .map(readSource)
    .join('\n');
  return tables.flatMap((table) =>
    [...readSource(table).matchAll(row)].map(([, identifier, words = '']) => ({
      area: table.split('/')[1]!,
      name: [...words.matchAll(/'([^']+)'/g)].map(([, word]) => word).join(': '),
      isOpened: new RegExp(`\\b${identifier}\\b`).test(code),
    })),
  );
}
