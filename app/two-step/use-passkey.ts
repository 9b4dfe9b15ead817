import { beginPasskey } from '@sigillum/api-contracts/two-step/begin-passkey.ts';
import { beginPasskeyProof } from '@sigillum/api-contracts/two-step/begin-passkey-proof.ts';
import type { RefObject } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import { answerWith, registerWith } from './ask-authenticator.ts';
import { type PasskeyQuestion, useAuthenticator } from './use-authenticator.ts';

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
    async (form) => registerWith(await client.call(beginPasskey, { body: { password: String(form.get('password')) } })),
  );
}
