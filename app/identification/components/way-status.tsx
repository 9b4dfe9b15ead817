import { Badge, Text } from '@sigillum/design-system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { stateTexts, type WayState } from '../way-screens.ts';

const isOngoing = (state: WayState) => state === 'initialized' || state === 'inprogress';

/**
 * How a way stands, in a word. It has the focus as soon as it changes under somebody whose button is gone with it. What was called off has no
 * state any more, so the page that saw it says so.
 */
export function WayStatus({ state, ongoing }: { state: WayState; ongoing?: MessageText }) {
  const [seen, setSeen] = useState(state);
  const [isCalledOff, setCalledOff] = useState(false);
  const ref = useRef<HTMLParagraphElement>(null);
  const focusedRef = useRef(state);
  if (state !== seen) {
    setSeen(state);
    setCalledOff(state === 'none' && isOngoing(seen));
  }
  useEffect(() => {
    if (focusedRef.current !== state && document.activeElement === document.body) ref.current?.focus();
    focusedRef.current = state;
  }, [state]);
  if (state === 'none' && !isCalledOff) return null;
  return (
    <Text role="status" ref={ref} tabIndex={-1}>
      {state === 'none' ? (
        <Badge>
          <FormattedMessage {...messages.calledOff} />
        </Badge>
      ) : (
        <Badge tone={state === 'failure' ? 'warning' : state === 'done' ? 'success' : 'pine'}>
          <FormattedMessage {...((isOngoing(state) && ongoing) || stateTexts[state])} />
        </Badge>
      )}
    </Text>
  );
}
