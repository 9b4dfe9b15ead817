import { Text, theme, WifiOff } from '@sigillum/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../common/messages.ts';
import { useCountdown } from '../signing/use-countdown.ts';
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

/** Seconds up to which the text names them; above, minutes are enough. */
const fewSeconds = 120;
/** Milliseconds between looks whether the service is there again. */
const lookMs = 5000;

/**
 * The page in place of one that the server could not be asked for. Comes back by itself with the connection or the service, and when the time
 * is over that the server asked for, however long that is. Nobody has to wait: it can be tried now, and left.
 */
export function UnreachablePage({ href, retryAfter }: UnreachablePageProps) {
  useEffect(() => {
    const load = () => window.location.assign(href);
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [href]);
  useEffect(() => {
    if (retryAfter !== undefined) return undefined;
    // A service that was started anew tells nobody: it is asked for.
    const look = setInterval(() => void isThere().then((isBack) => isBack && window.location.assign(href)), lookMs);
    return () => clearInterval(look);
  }, [href, retryAfter]);
  const seconds = retryAfter === undefined ? undefined : Math.max(1, Math.ceil(retryAfter));
  return (
    <NoticePage
      title={<FormattedMessage {...messages.unreachableTitle} />}
      action={{ href, label: <FormattedMessage {...commonMessages.retry} /> }}
      wayOut={{ href: '/', label: <FormattedMessage {...messages.sorryHome} /> }}
      illustration={<Sign aria-hidden />}
      countdown={seconds === undefined ? undefined : <Countdown href={href} seconds={seconds} />}
    >
      <UnreachableText seconds={seconds} />
    </NoticePage>
  );
}

/** Where the browser knows that it is offline, nobody is asked. */
const isThere = async (): Promise<boolean> =>
  navigator.onLine && (await fetch('/v1/datetime').catch(() => undefined))?.ok === true;

function UnreachableText({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined) return <FormattedMessage {...messages.unreachableText} />;
  if (seconds <= fewSeconds) return <FormattedMessage {...messages.unreachableSoon} values={{ seconds }} />;
  return <FormattedMessage {...messages.unreachableLater} values={{ minutes: Math.ceil(seconds / 60) }} />;
}

/** Hours, minutes and seconds as a clock shows them, without empty places before. */
function writeClock(seconds: number): string {
  const places = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = places[0] === 0 ? places.slice(1) : places;
  return shown.map((place, index) => (index === 0 ? String(place) : String(place).padStart(2, '0'))).join(':');
}

/** Counts in sight each second; the text above has said how long it takes. Tries again at zero. */
function Countdown({ href, seconds }: { href: string; seconds: number }) {
  const left = useCountdown(seconds);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) window.location.assign(href);
  }, [href, isOver]);
  return (
    <Text role="timer" aria-live="off">
      <FormattedMessage {...messages.unreachableCountdown} values={{ time: writeClock(left) }} />
    </Text>
  );
}
