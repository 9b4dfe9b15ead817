import { useEffect, useState } from 'react';

/** A page may still be in the making: ten times it is asked for again, from 100 ms doubling to 5 s (specification, section 9), before the person is. */
const patientDelays = Array.from({ length: 10 }, (_, before) => Math.min(100 * 2 ** before, 5000));

type State = 'waiting' | 'shown' | 'failed';

/** An image that is asked for again by itself when it does not come; `attempt` is to be its key. `delays` are the milliseconds before each further try. */
export function usePatientImage(delays: readonly number[] = patientDelays) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('waiting');
  const delay = delays[attempt];

  useEffect(() => {
    if (state !== 'failed' || delay === undefined) return;
    const timer = setTimeout(() => tryAgain(attempt + 1), delay);
    return () => clearTimeout(timer);
  }, [state, delay, attempt]);

  function tryAgain(next: number) {
    setState('waiting');
    setAttempt(next);
  }

  return {
    attempt,
    state,
    setState,
    isGivenUp: state === 'failed' && delay === undefined,
    startAgain: () => tryAgain(0),
  };
}
