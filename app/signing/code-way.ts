import { isApiProblem } from '../forms/is-api-problem.ts';

/** The way a code goes to its signer. */
export interface CodeWay {
  channel: 'email' | 'sms';
  /** The e-mail address, or the end of a mobile number. */
  to: string;
}

/** The way that the API names when it asks for a code; undefined for everything else. */
export function readCodeWay(error: unknown): CodeWay | undefined {
  if (!isApiProblem(error) || error.key !== 'error.sign.tan_required') return undefined;
  const { channel, sentTo } = error.problem.details ?? {};
  return typeof sentTo === 'string' ? { channel: channel === 'sms' ? 'sms' : 'email', to: sentTo } : undefined;
}
