import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import { SealIllustration } from './seal-illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

export default function Maintenance() {
  return (
    <NoticePage
      title={<FormattedMessage {...messages.blockingTitle} />}
      action={{ href: '/', label: <FormattedMessage {...commonMessages.retry} /> }}
      illustration={<SealIllustration />}
    >
      <FormattedMessage {...messages.blockingText} />
    </NoticePage>
  );
}
