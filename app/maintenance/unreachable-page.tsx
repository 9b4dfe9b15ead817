import { theme, WifiOff } from '@sigillum/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../common/messages.ts';
import { longestOwnWait } from '../http/retry-after.ts';
import { maintenanceMessages as messages } from './messages.ts';
import { NoticePage } from './notice-page.tsx';

/** Drawn in the page itself: a picture would have to be asked for. */
const Sign = styled(WifiOff)`
  width: min(40vw, 240px);
  height: auto;
  color: ${theme.color.inkSoft};
  stroke-width: 1;
`;

export interface UnreachablePageProps {
  /** The page that was wanted. */
  href: string;
  /** Seconds that the server asked to wait. */
  retryAfter?: number | undefined;
}

/**
 * The page in place of one that the server could not be asked for. Comes back by itself with the connection, and when the time is over
 * that the server asked for, unless that is long.
 */
export function UnreachablePage({ href, retryAfter }: UnreachablePageProps) {
  const isShort = retryAfter !== undefined && retryAfter <= longestOwnWait;
  useEffect(() => {
    const load = () => window.location.assign(href);
    window.addEventListener('online', load);
    const timer = isShort ? window.setTimeout(load, Math.max(1, retryAfter) * 1000) : undefined;
    return () => {
      window.removeEventListener('online', load);
      window.clearTimeout(timer);
    };
  }, [href, isShort, retryAfter]);
  return (
    <NoticePage
      title={<FormattedMessage {...messages.unreachableTitle} />}
      action={{ href, label: <FormattedMessage {...commonMessages.retry} /> }}
      illustration={<Sign aria-hidden />}
    >
      <UnreachableText retryAfter={retryAfter} isShort={isShort} />
    </NoticePage>
  );
}

function UnreachableText({ retryAfter, isShort }: Pick<UnreachablePageProps, 'retryAfter'> & { isShort: boolean }) {
  if (retryAfter === undefined) return <FormattedMessage {...messages.unreachableText} />;
  if (isShort) return <FormattedMessage {...messages.unreachableSoon} values={{ seconds: Math.ceil(retryAfter) }} />;
  return <FormattedMessage {...messages.unreachableLater} values={{ minutes: Math.ceil(retryAfter / 60) }} />;
}
