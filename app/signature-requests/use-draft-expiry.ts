import { endOfDay, readDay } from '../i18n/end-of-day.ts';
import { useModals } from '../modals/modals.tsx';
import { readServerTime } from '../platform/server-clock.ts';
import { useDocument } from '../providers.tsx';
import { changeExpiryDialog } from './dialogs.ts';
import type { DraftEditor } from './use-draft.ts';

/** Asks until when a draft can be signed once it was sent. */
export function useDraftExpiry({ request, change }: Pick<DraftEditor, 'request' | 'change'>): () => void {
  const { dialogs } = useModals();
  const { zone } = useDocument();
  return () => {
    const { expiration_date } = request;
    const day = expiration_date === null ? undefined : readDay(expiration_date, zone);
    const asked = { day, today: readDay(new Date(readServerTime()), zone), isSent: false };
    dialogs.open(changeExpiryDialog, asked, (chosen) =>
      change({ expiration_date: chosen.day === null ? null : endOfDay(chosen.day, zone) }),
    );
  };
}
