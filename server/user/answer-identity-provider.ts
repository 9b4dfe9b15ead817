import { answerIdentityProvider as contract } from '@sigillum/api-contracts/user/answer-identity-provider.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { openIdConnect } from '../identity/openid-connect.ts';
import type { Services } from '../services.ts';
import { beginSecondStep } from '../two-step/begin-second-step.ts';
import { explainFailure } from './explain-identity-failure.ts';
import { callbackPath } from './find-identity-provider.ts';
import { grantToken } from '../accounts/grant-token.ts';
import { linkIdentity } from './link-identity.ts';
import { findProvider, findRepeated, noteAccount, takeLogin } from './sso-repository.ts';
import { getAccount } from '../accounts/user-repository.ts';

interface Answer {
  query: string;
  stateHash: string;
  bindingHash: string;
  answerHash: string;
  lang: Language | undefined;
}

/** Answers that are being judged: the second of a double click waits for the first instead of being refused as used. */
const underWay = new Map<string, Promise<string>>();

/** No transaction stays open while the provider is asked, and a token is never kept under an idempotency key. */
export const answerIdentityProvider = implement(contract, async ({ body }, { services, now, meta }) => {
  const { db, secrets } = services;
  const stateHash = secrets.hashToken(new URLSearchParams(body.answer).get('state') ?? '');
  const bindingHash = secrets.hashToken(body.binding);
  const answerHash = secrets.hashToken(body.answer);
  const answer = { query: body.answer, stateHash, bindingHash, answerHash, lang: body.lang };
  const key = `${stateHash} ${bindingHash} ${answerHash}`;
  const finding = underWay.get(key) ?? judgeAnswer(services, answer, now).finally(() => underWay.delete(key));
  underWay.set(key, finding);
  const userId = await finding;
  // Whoever has turned it on wants it at every door: an organisation could open the account that it has not made.
  const secondStep = await beginSecondStep(services, userId, now);
  if (secondStep) throw refuse('error.two_step.needed', { details: secondStep });
  const { ssoSetupPending = false } = (await getAccount(db, userId)).attributes;
  const granted = await grantToken(db, services, { userId, place: meta, way: 'organisation' }, now);
  return { status: 200, body: { ...granted, isSetupPending: ssoSetupPending } };
});

/** The account that an answer leads to. Whatever becomes of it, the login is used up first. */
async function judgeAnswer(services: Services, answer: Answer, now: Date): Promise<string> {
  const { db, secrets, config, log } = services;
  const { stateHash } = answer;
  const login = await takeLogin(db, stateHash, answer.bindingHash, now);
  const repeated = login ? undefined : await findRepeated(db, answer, now);
  if (repeated) return repeated;
  const settings = login && (await findProvider(db, services, login.domain));
  if (!settings) throw refuse('error.user.sso_answer_invalid');
  const { domain, nonce } = login;
  const verifier = secrets.decrypt(login.verifier, `sso login ${stateHash}`);
  const state = new URLSearchParams(answer.query).get('state')!;
  const url = new URL(`${config.publicUrl}${callbackPath}?${answer.query}`);
  const person = await openIdConnect
    .finishLogin(settings, { state, nonce, verifier, answer: url, now })
    .catch((error: unknown) => {
      log.warn('a login at an identity provider failed', { domain, error });
      throw explainFailure(error);
    });
  return db.transaction().execute(async (trx) => {
    const userId = await linkIdentity(
      trx,
      person,
      { settings, lang: answer.lang, billing: config.billing, region: config.region },
      now,
    );
    await noteAccount(trx, stateHash, answer.answerHash, userId);
    return userId;
  });
}
