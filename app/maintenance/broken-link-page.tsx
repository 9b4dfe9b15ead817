import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import { useRoot } from '../layouts/use-root.ts';
import { LostPageIllustration } from './lost-page-illustration.tsx';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

/** The page for a mailed link that leads to no request: most often a mail program has cut it. It repeats nothing of the link, which holds a secret. */
export function BrokenLinkPage() {
  const { person } = useRoot();
  return (
    <NoticePage
      title={<FormattedMessage {...messages.brokenLinkTitle} />}
      // Whoever has no account could do nothing at the start page.
      action={person && { href: '/dashboard', label: <FormattedMessage {...commonMessages.toDashboard} /> }}
      illustration={<LostPageIllustration />}
    >
      <FormattedMessage {...messages.brokenLinkText} />
    </NoticePage>
  );
}
