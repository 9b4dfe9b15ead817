import { Banner } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { maintenanceMessages as messages } from '../maintenance/messages.ts';
import { NoticeLink } from '../maintenance/notice-link.tsx';
import { useNotice } from '../maintenance/notice-watch.tsx';
import { useRoot } from './use-root.ts';

/** The bar above everything while a notice is active: one that does not block, or one that lets this person or page pass. */
export function MaintenanceBanner() {
  const notice = useNotice();
  const { isStaff } = useRoot();
  if (!notice) return null;
  const text = notice.isBlocking ? (isStaff ? messages.staffText : messages.finishText) : messages.lightText;
  return (
    <Banner tone="warning" look="bar" actions={<NoticeLink url={notice.url} />}>
      <FormattedMessage {...text} />
    </Banner>
  );
}
