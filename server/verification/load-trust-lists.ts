import { loadLists, type LoadedLists } from '@sigillum/engine/verifier/lists';

export interface LoadInput {
  folder: string;
  at: Date;
}

/** Loads the operator's trusted lists in a worker: a full set is some forty megabytes of XML. */
export const run = ({ folder, at }: LoadInput): Promise<LoadedLists> => loadLists(folder, { at, remembers: true });
