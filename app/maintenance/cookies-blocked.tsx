import { FormattedMessage } from 'react-intl';
import { Illustration } from '../illustrations/illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

export default function CookiesBlocked() {
  return (
    <NoticePage
      title={<FormattedMessage {...messages.cookiesTitle} />}
      action={{ href: '/', label: <FormattedMessage {...messages.cookiesAgain} /> }}
      illustration={<Illustration name="cookies-blocked" isFirst />}
    >
      <FormattedMessage {...messages.cookiesText} />
    </NoticePage>
  );
}
