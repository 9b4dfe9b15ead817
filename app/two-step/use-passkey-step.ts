import type { PasskeyOptions } from '@sigillum/api-contracts/two-step/schemas.ts';
import { answerWith } from './ask-authenticator.ts';
import { type PasskeyQuestion, useAuthenticator } from './use-authenticator.ts';

function writeForm(way: string): FormData {
  const form = new FormData();
  form.set('way', way);
  return form;
}

/**
 * For the log-in, by passkey alone. The client and the contract come with the press as well: their schemas would weigh on everybody's
 * log-in page.
 */
export const usePasskeyLogin = (): PasskeyQuestion =>
  useAuthenticator(
    () => writeForm('passkey'),
    async () => {
      const { askForPasskey } = await import('./ask-for-passkey.ts');
      return answerWith(await askForPasskey());
    },
  );

/** For the second step of a log-in: the page has asked, because it alone knows the log-in's challenge. */
export const usePasskeyStep = (options: PasskeyOptions): PasskeyQuestion =>
  useAuthenticator(
    () => writeForm('passkey'),
    () => answerWith(options),
  );
