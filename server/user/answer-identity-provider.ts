import { setTimeout as delay } from 'node:timers/promises';
import { answerIdentityProvider as contract } from '@sigillum/api-contracts/user/answer-identity-provider.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { openIdConnect } from '../identity/openid-connect.ts';
import type { Services } from '../services.ts';
import { beginSecondStep } from '../two-step/begin-second-step.ts';
import { explainFailure } from './explain-identity-failure.ts';
import { grantToken } from '../accounts/grant-token.ts';
import { linkIdentity } from './link-identity.ts';
import {
  findProvider,
  findRepeated,
  isLoginOff,
  noteAccount,
  noteFailure,
  takeLogin,
  type HashedAnswer,
  type TakenLogin,
} from './sso-repository.ts';
import { holdAccount } from '../accounts/user-repository.ts';
import { writeCallback } from './write-callback.ts';

interface Answer extends HashedAnswer {
  query: string;
  businessId: string | null;
  lang: Language | undefined;
}

/** So often, and so long in between, the second of a double click asks what became of the first, whichever server judges that. */
const looks = { most: 100, pauseMs: 100 };

/** No transaction stays open while the provider is asked. That of the log-in is its own: a token must not be kept under an idempotency key. */
export const answerIdentityProvider = implement(contract, async ({ body }, { services, now, meta }) => {
  const { db, secrets } = services;
  const stateHash = secrets.hashToken(new URLSearchParams(body.answer).get('state') ?? '');
  const bindingHash = secrets.hashToken(body.binding);
  const answerHash = secrets.hashToken(body.answer);
  const { answer: query, business: businessId = null, lang } = body;
  const answer = { query, businessId, stateHash, bindingHash, answerHash, lang };
  const userId = await judgeAnswer(services, answer, now);
  return db.transaction().execute(async (trx) => {
    // Switched off, or deleted, since the provider was asked: who gets in now would stay.
    const held = await holdAccount(trx, userId);
    if (!held || (await isLoginOff(trx, held.email))) throw refuse('error.user.sso_answer_invalid');
    // Whoever has turned it on wants it at every door: an organisation could open the account that it has not made.
    const secondStep = await beginSecondStep({ ...services, db: trx }, userId, now);
    // Returned, so that the step that was opened stays.
    if (secondStep) return refuse('error.two_step.needed', { details: secondStep });
    const { ssoSetupPending = false } = held.attributes;
    const granted = await grantToken(trx, services, { userId, place: meta, way: 'organisation' }, now);
    return { status: 200 as const, body: { ...granted, isSetupPending: ssoSetupPending } };
  });
});

/** The account that an answer leads to. Whatever becomes of it, the login is used up first. */
async function judgeAnswer(services: Services, answer: Answer, now: Date): Promise<string> {
  const { db } = services;
  const login = await takeLogin(db, answer, now);
  if (!login) return awaitRepeated(db, answer, now);
  try {
    return await settleLogin(services, answer, login, now);
  } catch (error) {
    await noteFailure(db, answer.stateHash);
    throw error;
  }
}

/** What the same answer has led to; refused where it is none. */
async function awaitRepeated(db: Services['db'], answer: Answer, now: Date): Promise<string> {
  for (let look = 0; look < looks.most; look += 1) {
    const repeated = await findRepeated(db, answer, now);
    if (!repeated) break;
    if (repeated.userId !== null) return repeated.userId;
    await delay(looks.pauseMs);
  }
  throw refuse('error.user.sso_answer_invalid');
}

async function settleLogin(services: Services, answer: Answer, login: TakenLogin, now: Date): Promise<string> {
  const { db, secrets, config, log } = services;
  const { stateHash } = answer;
  const { domain, nonce } = login;
  const settings = await findProvider(db, services, domain);
  // An answer at another address is of another provider: the code that it holds is none of this one's business.
  if (!settings || settings.callbackOf !== answer.businessId) throw refuse('error.user.sso_answer_invalid');
  const verifier = secrets.decrypt(login.verifier, `sso login ${stateHash}`);
  const state = new URLSearchParams(answer.query).get('state')!;
  const url = new URL(`${writeCallback(config.publicUrl, settings.callbackOf)}?${answer.query}`);
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
      { settings, lang: answer.lang, billing: config.billing, region: config.region, jobs: services.jobs },
      now,
    );
    await noteAccount(trx, stateHash, userId);
    return userId;
  });
}
