import { FormattedMessage } from 'react-intl';
import { SealIllustration } from './seal-illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

export default function Sorry() {
  return (
    <NoticePage
      title={<FormattedMessage {...messages.sorryTitle} />}
      action={{ href: '/', label: <FormattedMessage {...messages.sorryHome} /> }}
      illustration={<SealIllustration />}
    >
      <FormattedMessage {...messages.sorryText} />
    </NoticePage>
  );
}
