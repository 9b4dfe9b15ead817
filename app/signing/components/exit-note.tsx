import { Button, ButtonLink, Inline, Text, theme, VisuallyHidden } from '@sigillum/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { findEndedAct, noteStay } from '../ended-act.ts';
import { signingExitMessages as messages } from '../exit-messages.ts';
import { type ExitOffer, leaveBy } from '../exit-offer.ts';
import { useCountdown } from '../use-countdown.ts';

export interface ExitNoteProps {
  exit: ExitOffer;
  /** Something else is being tried meanwhile: nothing leaves by itself any more. */
  isHeld?: boolean;
  /** The main way on. */
  isMain?: boolean;
}

/** Seconds that are left when a screen reader says so, beside the first ones. */
const spoken = [60, 30, 10];

const Note = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
`;

/** The host to which it goes, as browsers write it: what looks like another one shows itself. */
const nameHost = (url: string) => <bdi key="host">{new URL(url).host}</bdi>;

/** The way back to the site that has opened the page: a link, and before it leads there by itself a countdown that can be stopped. */
export function ExitNote({ exit, isHeld = false, isMain = false }: ExitNoteProps) {
  const { requestId, url, seconds } = exit;
  const [stand, setStand] = useState<'counting' | 'staying' | 'leaving'>('counting');
  const linkRef = useRef<HTMLAnchorElement>(null);
  const isCounting = seconds !== undefined && stand === 'counting' && !isHeld;
  const host = nameHost(url);

  function stay() {
    noteStay(requestId);
    setStand('staying');
    // The button goes away under the finger.
    linkRef.current?.focus();
  }

  return (
    <Note>
      {isCounting ? <Countdown exit={exit} seconds={seconds} onOver={() => setStand('leaving')} /> : null}
      <VisuallyHidden role="status">
        {stand === 'staying' ? <FormattedMessage {...messages.stayed} values={{ host }} /> : null}
      </VisuallyHidden>
      <Inline gap={3}>
        <ButtonLink
          ref={linkRef}
          href={url}
          rel="noreferrer"
          variant={isMain ? 'primary' : 'secondary'}
          // Who comes back from there is not led away again.
          onClick={() => noteStay(requestId)}
        >
          <FormattedMessage {...messages.back} values={{ host }} />
        </ButtonLink>
        {isCounting ? (
          <Button variant="quiet" onClick={stay}>
            <FormattedMessage {...messages.stay} />
          </Button>
        ) : null}
      </Inline>
    </Note>
  );
}

/** Counts in sight each second, and aloud now and then. Leaves at zero, unless something else has ended in this tab since. */
function Countdown({ exit, seconds, onOver }: { exit: ExitOffer; seconds: number; onOver: () => void }) {
  const left = useCountdown(seconds);
  const leave = useEffectEvent(() => {
    onOver();
    if (findEndedAct(exit.requestId)) leaveBy(exit);
  });
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  const host = nameHost(exit.url);
  const said = Math.min(seconds, ...spoken.filter((moment) => moment >= left));
  return (
    <>
      <Text role="timer" aria-live="off">
        <FormattedMessage {...messages.countdown} values={{ host, seconds: left }} />
      </Text>
      <VisuallyHidden role="status">
        <FormattedMessage {...messages.countdown} values={{ host, seconds: said }} />
      </VisuallyHidden>
    </>
  );
}
