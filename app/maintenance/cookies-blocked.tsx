import { FormattedMessage } from 'react-intl';
import { SealIllustration } from './seal-illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

export default function CookiesBlocked() {
  return (
    <NoticePage
      title={<FormattedMessage {...messages.cookiesTitle} />}
      action={{ href: '/', label: <FormattedMessage {...messages.cookiesAgain} /> }}
      illustration={<SealIllustration />}
    >
      <FormattedMessage {...messages.cookiesText} />
    </NoticePage>
  );
}
