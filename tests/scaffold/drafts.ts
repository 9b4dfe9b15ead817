import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../architecture/source-files.ts';

/** New files and changed ones, kept in memory until all are known: a slip leaves nothing half done. Paths are from the root. */
export class Drafts {
  readonly #texts = new Map<string, string>();

  has(file: string): boolean {
    return this.#texts.has(file) || existsSync(path.join(root, file));
  }

  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  }

  /** @throws when the file is there already. */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Error(`${file} is there already.`);
    this.#texts.set(file, text);
  }

  change(file: string, edit: (text: string) => string): void {
    this.#texts.set(file, edit(this.read(file)));
  }

  /** Writes everything and answers the files. */
  write(): string[] {
    for (const [file, text] of this.#texts) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return [...this.#texts.keys()];
  }
}
