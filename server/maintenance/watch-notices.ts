import type { Notice } from '@sigillum/api-contracts/maintenance/schemas.ts';
import type { Log } from '../process/log.ts';
import type { NoticeSource } from './notice-source.ts';

/** The notice of this moment, for every page and without asking anybody. */
export interface NoticeWatch {
  read(): Notice | undefined;
  /** Asks the source; never throws. */
  look(): Promise<void>;
  close(): void;
}

/** So many failures in a row are everyday life; one more is told, once (specification, section 8). */
const everyday = 5;

/**
 * Keeps the active notice known. A source that fails keeps its last word for as long as that is everyday life; then nothing is known, and a
 * notice that nobody can end must not shut the house for good (docs/decisions/133).
 */
export function watchNotices(source: NoticeSource, log: Log): NoticeWatch {
  let notice: Notice | undefined;
  let failures = 0;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      notice = await source.read();
      if (failures > everyday) log.info('maintenance notices can be read again', { failures });
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures !== everyday + 1) return;
      notice = undefined;
      log.error('maintenance notices cannot be read', { failures, error });
    }
  }
  const look = () => (asking ??= ask().finally(() => (asking = undefined)));
  const timer = setInterval(() => void look(), source.pauseMs).unref();
  return { read: () => notice, look, close: () => clearInterval(timer) };
}
