import type { DocumentInspection } from '@sigillum/engine/pdf/workers';

/** Inspections that began while their file was being stored, by its hash; each is for the upload that began it, and goes with it. */
const begun = new Map<string, Promise<DocumentInspection>>();

export const keepInspection = (sha256: string, inspection: Promise<DocumentInspection>): void =>
  void begun.set(sha256, inspection);

export const findInspection = (sha256: string): Promise<DocumentInspection> | undefined => begun.get(sha256);

export const forgetInspection = (sha256: string): void => void begun.delete(sha256);
