import { checkPassword } from '@sigillum/api-contracts/user/check-password.ts';
import { useEffect, useState } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import type { PasswordVerdict } from './components/new-password-field.tsx';

/** How long nobody types before the server is asked, in milliseconds. */
const pause = 350;

/** What the password is judged by, beside itself. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** The server's judgement of what is being typed; undefined until there is one. A failed question is no judgement. */
export function usePasswordVerdict(password: string, owner: PasswordOwner): PasswordVerdict | undefined {
  const client = useApiClient();
  const [judged, setJudged] = useState<{ password: string; verdict: PasswordVerdict }>();
  const { email, firstName, lastName } = owner;
  useEffect(() => {
    if (!password || password.length > 128) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const body = { password, email, firstName: firstName.slice(0, 100), lastName: lastName.slice(0, 100) };
      const verdict = await client.call(checkPassword, { body }, { signal: abort.signal }).catch(() => undefined);
      if (verdict && !abort.signal.aborted) setJudged({ password, verdict });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, password, email, firstName, lastName]);
  // While the next judgement is on its way the last one stays: a meter that flickers says nothing.
  return password ? judged?.verdict : undefined;
}
