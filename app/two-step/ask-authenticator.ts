import type { PasskeyOptions } from '@sigillum/api-contracts/two-step/schemas.ts';
import { KnownFailure } from '../forms/describe-failure.ts';
import { twoStepMessages as messages } from './messages.ts';

/** No passkey came: the browser's window was closed, the time was over, or there is none. */
const failUnused = (cause: unknown): never => {
  throw new KnownFailure(messages.passkeyFailed, cause);
};

/** Asks for an answer of a passkey. The browser's part is loaded when somebody wants it. */
export async function answerWith({ challenge, options }: PasskeyOptions) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({ optionsJSON: options }).catch(failUnused);
  return { challenge, answer };
}

/** Asks for a new passkey. */
export async function registerWith({ challenge, options }: PasskeyOptions) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const answer = await startRegistration({ optionsJSON: options as never }).catch(failUnused);
  return { challenge, answer };
}
