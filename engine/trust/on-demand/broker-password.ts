import { TrustError, type TrustReason } from '../../pki/trust-error.ts';
import type { AuthorizationAnswer, StepAnswer } from '../trust-service.ts';
import type { BrokerClient } from './broker-client.ts';
import { BrokerRefusal } from './broker-errors.ts';
import { SecretAnswer } from './broker-messages.ts';
import type { Binding } from './on-demand-state.ts';

type Language = 'en' | 'de' | 'fr' | 'it';
/** A signer without Mobile ID gives the password first, for a qualified signature, and then the code that comes by text message. */
export type SecretStep = {
  binding: Binding;
  step: 'password' | 'code';
  requestId: string;
  pauseMs: number;
  language: Language;
  /** The last two digits of the number to which the code goes. */
  ending: string;
  /** Milliseconds since 1970: when the newest code was sent. */
  sentAt: number;
  /** How often another code may be asked for. */
  resends: number;
};

/** As the description of `verify-otp` says them. */
const CODE_LIFE = 8 * 60_000;
const RESEND_PAUSE = 120_000;
export const MOST_RESENDS = 3;

const texts: Readonly<Record<SecretStep['step'], Record<Language, (ending: string) => string>>> = {
  password: {
    en: (ending) =>
      `Enter the password that you have set at the trust service. It then sends a code to your mobile number that ends in ${ending}.`,
    de: (ending) =>
      `Geben Sie das Passwort ein, das Sie beim Vertrauensdienst gesetzt haben. Er sendet dann einen Code an Ihre Mobilnummer, die auf ${ending} endet.`,
    fr: (ending) =>
      `Saisissez le mot de passe que vous avez défini auprès du service de confiance. Il envoie ensuite un code à votre numéro de mobile se terminant par ${ending}.`,
    it: (ending) =>
      `Inserisca la password che ha impostato presso il servizio fiduciario. Il servizio invia poi un codice al Suo numero di cellulare che termina con ${ending}.`,
  },
  code: {
    en: (ending) =>
      `The trust service has sent a code to your mobile number that ends in ${ending}. It holds for eight minutes.`,
    de: (ending) =>
      `Der Vertrauensdienst hat einen Code an Ihre Mobilnummer gesendet, die auf ${ending} endet. Er gilt acht Minuten.`,
    fr: (ending) =>
      `Le service de confiance a envoyé un code à votre numéro de mobile se terminant par ${ending}. Il est valable huit minutes.`,
    it: (ending) =>
      `Il servizio fiduciario ha inviato un codice al Suo numero di cellulare che termina con ${ending}. Vale otto minuti.`,
  },
};

/** What goes on after password and code: the activation data, or asking for them again. */
type AskToken = () => Promise<AuthorizationAnswer>;
type Tools = { client: BrokerClient; seal: (step: SecretStep) => string; askToken: AskToken };

/** The question for password or code as the signer reads it. */
export function askForSecret({ client, seal }: Omit<Tools, 'askToken'>, step: SecretStep): AuthorizationAnswer {
  const challenge = texts[step.step][step.language](step.ending);
  const state = seal(step);
  if (step.step === 'password') return { kind: 'otp', challenge, needsPassword: true, needsCode: false, state };
  const after = Math.max(0, step.sentAt + RESEND_PAUSE - client.account.clock().getTime());
  return { kind: 'otp', challenge, needsPassword: false, resend: { left: step.resends, after }, state };
}

/** Goes on with what the signer has entered; what is wrong is told so that the same step waits on. Throws TrustError. */
export async function goOnWithSecret(tools: Tools, step: SecretStep, answer: StepAnswer): Promise<AuthorizationAnswer> {
  if (step.step === 'password' && answer.kind === 'password') return await takePassword(tools, step, answer.password);
  if (step.step === 'code' && answer.kind === 'otp') return await takeCode(tools, step, answer.code);
  if (step.step === 'code' && answer.kind === 'resend') return await sendAnother(tools, step);
  // Whoever asks how it stands is told what is waited for.
  if (answer.kind === 'poll') return askForSecret(tools, step);
  throw new TrustError('refused', `the signer has to take another step: ${step.step}`);
}

async function takePassword(tools: Tools, step: SecretStep, password: string): Promise<AuthorizationAnswer> {
  const { client } = tools;
  const { granted } = await send(tools, step, { door: 'password', secret: { password }, reason: 'password_wrong' });
  return granted ?? askForSecret(tools, { ...step, step: 'code', sentAt: client.account.clock().getTime() });
}

async function takeCode(tools: Tools, step: SecretStep, otp: string): Promise<AuthorizationAnswer> {
  // An outdated code is not tried: the fifth wrong one ends the session.
  if (tools.client.account.clock().getTime() > step.sentAt + CODE_LIFE) {
    throw new TrustError('refused', 'the code has expired', { reason: 'code_expired' });
  }
  const { granted } = await send(tools, step, { door: 'code', secret: { otp }, reason: 'code_wrong' });
  return granted ?? (await tools.askToken());
}

async function sendAnother(tools: Tools, step: SecretStep): Promise<AuthorizationAnswer> {
  const sentAt = tools.client.account.clock().getTime();
  if (step.resends < 1 || sentAt < step.sentAt + RESEND_PAUSE) {
    throw new TrustError('refused', 'no other code can be sent now', { reason: 'resend_refused' });
  }
  const sent = await send(tools, step, { door: 'code', secret: { resend: true }, reason: 'resend_refused' });
  const left = sent.said?.reSendingAllowed ?? step.resends - 1;
  return sent.granted ?? askForSecret(tools, { ...step, sentAt, resends: left });
}

/** Refusals that say by themselves what they mean. */
const clear: readonly (TrustReason | undefined)[] = ['serial_mismatch', 'not_identified', 'exhausted', 'code_locked'];

type Handover = { door: SecretStep['step']; secret: object; reason: TrustReason };

/**
 * Hands a secret over, once: it is counted. The words of a refusal are not published, so the session says what it means: still open, the
 * secret was wrong; declined, there were too many. A session that is granted is taken: an answer of before was lost.
 */
async function send(
  { client, askToken }: Tools,
  { requestId }: SecretStep,
  { door, secret, reason }: Handover,
): Promise<{ said?: SecretAnswer; granted?: AuthorizationAnswer }> {
  const { backchannel } = await client.findEndpoints();
  if (!backchannel) throw new TrustError('unavailable', 'the trust service asks for no password');
  const { clientId: client_id, clientSecret: client_secret } = client.account;
  const body = { client_id, client_secret, auth_req_id: requestId, ...secret };
  let cause: unknown;
  try {
    const said = await client.post(backchannel[door], SecretAnswer, body, false);
    if (said.authenticated !== false) return { said };
  } catch (error) {
    if (!(error instanceof BrokerRefusal) || error.failure === 'unavailable' || clear.includes(error.reason))
      throw error;
    cause = error;
  }
  let standing: AuthorizationAnswer;
  try {
    standing = await askToken();
  } catch (error) {
    if (!(error instanceof TrustError) || error.reason !== 'declined') throw error;
    throw new TrustError('refused', 'the session was declined after too many tries', { cause, reason: 'code_locked' });
  }
  if (standing.kind === 'done') return { granted: standing };
  throw new TrustError('refused', `the trust service did not take it: ${reason}`, { cause, reason });
}
