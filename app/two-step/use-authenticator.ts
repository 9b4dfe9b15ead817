import { useState } from 'react';
import { useSubmit } from 'react-router';

/** Asks an authenticator; `failure` is what the API refused, or an error of the person, the browser or the device. */
export interface PasskeyQuestion {
  start: () => Promise<void>;
  isAsking: boolean;
  failure: unknown;
}

/** Asks the browser for a passkey, and sends its answer to the route's action with the form, as fields `challenge` and `answer`. */
export function useAuthenticator(
  readForm: () => FormData,
  ask: (form: FormData) => Promise<{ challenge: string; answer: unknown }>,
): PasskeyQuestion {
  const submit = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  async function start() {
    const form = readForm();
    setFailure(undefined);
    setIsAsking(true);
    try {
      const { challenge, answer } = await ask(form);
      form.set('challenge', challenge);
      form.set('answer', JSON.stringify(answer));
      await submit(form, { method: 'post' });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsAsking(false);
    }
  }
  return { start, isAsking, failure };
}
