import type { signingStates } from '@sigillum/api-contracts/signing/states.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { connect } from '../testing/seeds.ts';
import type { StateHandlers } from '../testing/states.ts';
import { makeSteppingTrust } from '../testing/stepping-trust.ts';
import { printDocuments } from './print-documents.ts';
import { hashTan } from './send-tan.ts';
import { storeStepUp } from './step-up-repository.ts';
import { bindToVisit } from './visit-passkeys.ts';
import { openChallenge } from '../two-step/challenge-repository.ts';
import { storeTan } from './tan-repository.ts';

/** The print of the documents that belong to a signature. */
async function printOf(db: Kysely<Database>, sid: string): Promise<string[]> {
  const query = db.selectFrom('signatures').select('request_id').where('sid', '=', sid);
  return printDocuments(db, [(await query.executeTakeFirstOrThrow()).request_id]);
}

export const signingStateHandlers: StateHandlers<typeof signingStates> = {
  async 'a code was sent to a signer'({ sid, tan, channel, sentSecondsAgo, attempts, lockedForSeconds }, { services }) {
    const fromNow = (seconds: number) => new Date(services.now().getTime() + seconds * 1000);
    const code = { sid, channel, codeHash: hashTan(services, sid, tan), shown: await printOf(services.db, sid) };
    await storeTan(services.db, code, fromNow(-sentSecondsAgo));
    const locked_until = lockedForSeconds ? fromNow(lockedForSeconds) : null;
    await services.db.updateTable('tans').set({ attempts, locked_until }).where('sid', '=', sid).execute();
  },

  async 'a signer has stepped up'({ sid, token, method }, { services: { db, secrets, now } }) {
    await storeStepUp(db, { sid, sessionHash: secrets.hashToken(token), method, shown: await printOf(db, sid) }, now());
  },

  async 'a device was handed over'({ sid, hostId, token }, { services: { db, secrets, now } }) {
    const created_at = now();
    const values = { sid, host_id: hostId, host_name: 'Anna Keller', created_at };
    const expires_at = new Date(created_at.getTime() + 30 * 60_000);
    await db
      .insertInto('hand_overs')
      .values({ ...values, token_hash: secrets.hashToken(token), expires_at })
      .execute();
  },

  async 'a passkey was asked on a device that was handed over'(
    { sid, userId, token, challenge, webauthnChallenge },
    { services: { db, secrets, now } },
  ) {
    const boundTo = bindToVisit({ visit: secrets.hashToken(token), shown: await printOf(db, sid) });
    await openChallenge(
      db,
      secrets,
      { purpose: 'passkey_visit', userId, webauthnChallenge, boundTo },
      now(),
      challenge,
    );
  },

  'the trust service asks signers for a step'({ kind }, world) {
    world.services.trust = makeSteppingTrust(world.services.trust, kind);
  },

  async 'a signature waits for its signer at the trust service'({ requestId, token, userid }, world) {
    const body = { signatureRequests: [{ signatureRequestId: requestId }] };
    if (token) await connect(world, { bearer: token }).call(sign, { body });
    else if (userid) await connect(world, { basic: { userid, requestId } }).call(signDirectly, { body });
  },

  async 'an embed address of a visitor exists'({ sid, token, origin, isUsed }, { services: { db, secrets, now } }) {
    await db
      .insertInto('embed_addresses')
      .values({
        ...{ token_hash: secrets.hashToken(token), sid, origin },
        expires_at: new Date(now().getTime() + 60_000),
        used_at: isUsed ? now() : null,
      })
      .execute();
  },

  async 'a business lets sites show its pages'({ businessId, origins }, { services: { db } }) {
    const settings = JSON.stringify({ embedding: { origins } });
    await db.updateTable('businesses').set({ settings }).where('id', '=', businessId).execute();
  },
};
