import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import { Illustration } from '../illustrations/illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

/** The page in place of one that wanted too much at once. It does not try again by itself: the same would take as long. */
export function TooSlowPage({ href }: { href: string }) {
  return (
    <NoticePage
      title={<FormattedMessage {...messages.tooSlowTitle} />}
      action={{ href, label: <FormattedMessage {...commonMessages.retry} /> }}
      wayOut={{ href: '/', label: <FormattedMessage {...messages.sorryHome} /> }}
      illustration={<Illustration name="waiting" isFirst />}
    >
      <FormattedMessage {...messages.tooSlowText} />
    </NoticePage>
  );
}
