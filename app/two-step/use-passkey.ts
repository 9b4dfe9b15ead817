import { beginPasskey } from '@sigillum/api-contracts/two-step/begin-passkey.ts';
import { beginPasskeyLogin } from '@sigillum/api-contracts/two-step/begin-passkey-login.ts';
import { beginPasskeyProof } from '@sigillum/api-contracts/two-step/begin-passkey-proof.ts';
import type { PasskeyOptions } from '@sigillum/api-contracts/two-step/schemas.ts';
import { type RefObject, useState } from 'react';
import { useSubmit } from 'react-router';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useApiClient } from '../http/browser-api.ts';

/** Asks an authenticator; `failure` is what the API refused, or an error of the person, the browser or the device. */
export interface PasskeyQuestion {
  start: () => Promise<void>;
  isAsking: boolean;
  failure: unknown;
}

/** Asks the browser for a passkey, and sends its answer to the route's action with the form, as fields `challenge` and `answer`. */
function useAuthenticator(
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

/** The browser's part is loaded when somebody wants it. */
async function answerWith({ challenge, options }: PasskeyOptions) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { challenge, answer: await startAuthentication({ optionsJSON: options as never }) };
}

function writeForm(way: string): FormData {
  const form = new FormData();
  form.set('way', way);
  return form;
}

/** For the log-in, by passkey alone. */
export function usePasskeyLogin(): PasskeyQuestion {
  const client = useApiClient();
  return useAuthenticator(
    () => writeForm('passkey'),
    async () => answerWith(await client.call(beginPasskeyLogin, { body: {} })),
  );
}

/** For the second step of a log-in: the page has asked, because it alone knows the log-in's challenge. */
export const usePasskeyStep = (options: PasskeyOptions): PasskeyQuestion =>
  useAuthenticator(
    () => writeForm('passkey'),
    () => answerWith(options),
  );

/** For what weakens an account. */
export function usePasskeyProof(ref: RefObject<HTMLFormElement | null>): PasskeyQuestion {
  const client = useApiClient();
  return useAuthenticator(
    () => new FormData(ref.current!),
    async () => answerWith(await client.call(beginPasskeyProof, {})),
  );
}

/** Makes a new passkey, once the password in the form is right. */
export function useNewPasskey(ref: RefObject<HTMLFormElement | null>): PasskeyQuestion {
  const client = useApiClient();
  return useAuthenticator(
    () => new FormData(ref.current!),
    async (form) => {
      const { challenge, options } = await client.call(beginPasskey, {
        body: { password: String(form.get('password')) },
      });
      const { startRegistration } = await import('@simplewebauthn/browser');
      return { challenge, answer: await startRegistration({ optionsJSON: options as never }) };
    },
  );
}

/** Whether nothing was refused, but no passkey came: the window was closed, or the time was over. */
export const isUnused = (failure: unknown): boolean => failure !== undefined && !isApiProblem(failure);
