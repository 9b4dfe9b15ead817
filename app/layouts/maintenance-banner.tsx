import { Banner } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useMatches } from 'react-router';
import { maintenanceMessages as messages } from '../maintenance/messages.ts';
import { NoticeLink } from '../maintenance/notice-link.tsx';
import { isUnderWay } from '../maintenance/open-pages.ts';
import { useNotice } from '../maintenance/notice-watch.tsx';
import { useRoot } from './use-root.ts';

/** The bar above everything while a notice is active: one that does not block, or one that lets this person or page pass. */
export function MaintenanceBanner() {
  const notice = useNotice();
  const { isStaff } = useRoot();
  // A screen's id is its pattern.
  const pattern = useMatches().at(-1)?.id ?? '';
  if (!notice) return null;
  const text = !notice.isBlocking
    ? messages.lightText
    : isStaff
      ? messages.staffText
      : isUnderWay(pattern)
        ? messages.finishText
        : undefined;
  if (!text) return null;
  return (
    <Banner tone="warning" look="bar" actions={<NoticeLink url={notice.url} />}>
      <FormattedMessage {...text} />
    </Banner>
  );
}
