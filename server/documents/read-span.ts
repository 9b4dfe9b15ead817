/** Reads bytes `start` to `end` (exclusive) of a file; fewer where it is shorter. */
export type ReadSpan = (start: number, end: number) => Promise<Buffer>;
