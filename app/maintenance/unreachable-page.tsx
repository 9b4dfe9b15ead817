import { theme, WifiOff } from '@sigillum/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../common/messages.ts';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

/** Drawn in the page itself: a picture would have to be asked for. */
const Sign = styled(WifiOff)`
  width: min(40vw, 240px);
  height: auto;
  color: ${theme.color.inkSoft};
  stroke-width: 1;
`;

/** The page in place of one that the server could not be asked for. Comes back by itself with the connection; `href` is the page that was wanted. */
export function UnreachablePage({ href }: { href: string }) {
  useEffect(() => {
    const load = () => window.location.assign(href);
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [href]);
  return (
    <NoticePage
      title={<FormattedMessage {...messages.unreachableTitle} />}
      action={{ href, label: <FormattedMessage {...commonMessages.retry} /> }}
      illustration={<Sign aria-hidden />}
    >
      <FormattedMessage {...messages.unreachableText} />
    </NoticePage>
  );
}
