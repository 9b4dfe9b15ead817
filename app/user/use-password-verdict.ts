import { checkPassword } from '@sigillum/api-contracts/user/check-password.ts';
import { useEffect, useState } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import type { AccountDraft } from './components/account-form.tsx';
import type { PasswordVerdict } from './components/new-password-field.tsx';

/** How long nobody types before the server is asked, in milliseconds. */
const pause = 350;
const nothing: AccountDraft = { password: '', firstName: '', lastName: '' };

/**
 * The server's judgement of the password that is being typed, undefined until there is one; `onDraft` takes what stands in the
 * form. A question that fails is no judgement: the registration judges again.
 */
export function usePasswordVerdict(email: string) {
  const client = useApiClient();
  const [draft, setDraft] = useState(nothing);
  const [verdict, setVerdict] = useState<PasswordVerdict>();
  const { password, firstName, lastName } = draft;
  useEffect(() => {
    if (!password) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const body = { password, email, firstName, lastName };
      const judged = await client.call(checkPassword, { body }, { signal: abort.signal }).catch(() => undefined);
      if (judged && !abort.signal.aborted) setVerdict(judged);
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, email, password, firstName, lastName]);
  // While the next judgement is on its way the last one stays: a meter that flickers says nothing.
  return { verdict: password ? verdict : undefined, onDraft: setDraft };
}
