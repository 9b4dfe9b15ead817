import type { Notice } from '@sigillum/api-contracts/maintenance/schemas.ts';

/** Who knows of maintenance: the operator's own table, a status service, or nobody. */
export interface NoticeSource {
  /** Milliseconds between two looks. */
  readonly pauseMs: number;
  /** The notice that is active now. Throws NoticeSourceError where that cannot be told. */
  read(): Promise<Notice | undefined>;
}

/** Nothing can be told of maintenance. The message is for the operator's log. */
export class NoticeSourceError extends Error {
  override readonly name = 'NoticeSourceError';
}

/** An address that a page may link to: http or https, nothing that runs in the page. */
export function readLink(text: string | null | undefined): string | null {
  if (!text || text.length > 2000 || !URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && !url.username ? url.href : null;
}
