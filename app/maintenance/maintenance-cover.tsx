import { Overlay, Wrench } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { NoticeLink } from './notice-link.tsx';
import { maintenanceMessages as messages } from './messages.ts';

/** Lies over an open page while a notice blocks, and goes by itself: the page below stays as it is, with everything that was typed. */
export function MaintenanceCover({ url }: { url: string | null }) {
  return (
    <Overlay
      icon={<Wrench aria-hidden />}
      title={<FormattedMessage {...messages.blockingTitle} />}
      actions={<NoticeLink url={url} />}
    >
      <p>
        <FormattedMessage {...messages.coverText} />
      </p>
    </Overlay>
  );
}
