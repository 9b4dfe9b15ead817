import { createClient } from '@sigillum/api-contracts/client.ts';
import { beginPasskeyLogin } from '@sigillum/api-contracts/two-step/begin-passkey-login.ts';
import type { PasskeyOptions } from '@sigillum/api-contracts/two-step/schemas.ts';
import { bridge } from '../http/browser-api.ts';

/** What an authenticator is asked for a log-in by passkey alone; nobody is logged in yet. */
export const askForPasskey = (): Promise<PasskeyOptions> =>
  createClient(fetch, {}, bridge('')).call(beginPasskeyLogin, { body: {} });
