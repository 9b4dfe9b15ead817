import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { addSealMembers } from '@sigillum/api-contracts/seals/add-seal-members.ts';
import { putSeal } from '@sigillum/api-contracts/seals/put-seal.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import type { TrustAnchor } from '@sigillum/engine/verifier';
import { openFaultyTimestamps } from '@sigillum/engine/testing/faulty-timestamps';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest } from './people.ts';
import { findFreePort, type ServerOptions, startServerProcess } from './server-process.ts';
import { expectBalance } from './signing-books.ts';
import { askForCode, type SigningPerson, signUpToSign, signWith } from './signing-people.ts';

const pdf = buildPdf();

/**
 * A server of its own that dies and comes back, two people who sign on it, and a timestamp authority that it may be told to use. `anchors`
 * are those of other services whose signatures are expected; `env` is for the first start.
 */
export async function openSigningWorld(
  name: string,
  { anchors = [], env: first = {} }: { anchors?: TrustAnchor[]; env?: Record<string, string> } = {},
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), `sigillum-${name}-`));
  const port = await findFreePort();
  const holdFile = path.join(dataDir, 'hold');
  const timestamps = await openFaultyTimestamps(dataDir);
  const start = (env: Record<string, string> = {}, until?: ServerOptions['until']) =>
    startServerProcess({
      dataDir,
      port,
      ...(until && { until }),
      env: {
        SIGILLUM_ENVIRONMENT: 'test',
        SIGILLUM_LONGEST_RETRY_DELAY: '1',
        LOG_LEVEL: 'error',
        SIGILLUM_HOLD_FILE: holdFile,
        ...env,
      },
    });
  let server = await start(first);
  const owner = await signUpToSign(server.url, { business: 'Faults AG' });
  const partner = await signUpToSign(server.url, { firstName: 'Urs' });
  const codes = new Map<string, string | undefined>();
  const findCode = async (person: SigningPerson, quality: Quality, ids: string[]) => {
    const holder = `${person.email} ${ids[0]}`;
    if (!codes.has(holder)) codes.set(holder, await askForCode(person, quality, ids));
    return codes.get(holder);
  };
  return {
    dataDir,
    owner,
    partner,
    timestamps,
    /** The server as it runs now. */
    server: () => server,
    /** Starts the server again on what it has left, however it ended. */
    async restart(env?: Record<string, string>, until?: ServerOptions['until']) {
      await server.stop();
      server = await start(env, until);
    },
    /**
     * Makes a call and waits until the server stands still in it, at this point (server/signing/failpoints.ts), while it goes on with
     * everything else. Many may be held before the server is killed. `ended` tells how the call ended.
     */
    async hold(point: string, call: () => Promise<unknown>): Promise<{ ended: Promise<unknown> }> {
      writeFileSync(holdFile, point);
      let outcome: { value: unknown } | undefined;
      const ended = call();
      ended.then(
        (value) => (outcome = { value }),
        (value: unknown) => (outcome = { value }),
      );
      await vi.waitFor(
        () => {
          if (outcome) throw new Error(`The call never came to ${point}: ${JSON.stringify(outcome.value)}`);
          if (existsSync(holdFile)) throw new Error(`The call has not come to ${point} yet.`);
        },
        { timeout: 240_000, interval: 20 },
      );
      return { ended };
    },
    /** Starts the server again and waits until it dies by itself, perhaps before it is ready. Tells of what. */
    async restartToDie(env: Record<string, string>): Promise<string | null> {
      await server.stop();
      try {
        server = await start(env);
        return await server.death;
      } catch (error) {
        return /^The server ended with (\w+)/.exec((error as Error).message)?.[1] ?? null;
      }
    },
    /** A request for the owner's signature, and the partner's when there are two. */
    async send(title: string, quality: Quality, count: 1 | 2 = 1, documentCount = 1): Promise<string> {
      const signatures = [owner, partner].slice(0, count).map(({ email }) => ({ account_email: email }));
      return (await sendRequest(owner, { title, quality, pdf, documentCount, signatures })).id;
    },
    /** Signs requests of one quality, with the code that was sent for the first of them where one is needed. */
    async sign(person: SigningPerson, quality: Quality, ...ids: string[]) {
      return (await signWith(person, quality, ids, { tan: await findCode(person, quality, ids) })).results;
    },
    /** Has the code for one request sent ahead, where one is needed: to ask for it is a call that would come to some moments first. */
    async askAhead(person: SigningPerson, quality: Quality, id: string) {
      await findCode(person, quality, [id]);
    },
    /** The same for one request, as a call that may be repeated. */
    async signOnce(person: SigningPerson, quality: Quality, id: string) {
      const tan = await findCode(person, quality, [id]);
      return (await signWith(person, quality, [id], { tan, idempotencyKey: id })).results;
    },
    /** Makes a seal of the owner's business, with the owner as its member; answers a call that seals, under a key where one is given. */
    async setUpSeal(name: string) {
      const { business } = await owner.client.call(getUser, {});
      const params = { id: business!.id, name };
      await owner.client.call(putSeal, { params, body: { label: 'Contracts' } });
      await owner.client.call(addSealMembers, { params, body: { members: [owner.email] } });
      return async (signatureRequestId: string, options: { idempotencyKey?: string } = {}) => {
        const body = { signatureRequests: [{ signatureRequestId }], sealAccountName: name };
        return (await owner.client.call(sign, { body }, options)).results;
      };
    },
    expectBalance: (id: string, count: 1 | 2 = 1) => {
      const recipients = [owner.email, partner.email].slice(0, count);
      return expectBalance(dataDir, id, { recipients, anchors: [timestamps.anchor, ...anchors] });
    },
    async close() {
      await server.stop();
      await timestamps.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
