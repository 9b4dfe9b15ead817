import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiUser } from '@sigillum/api-contracts/business/create-api-user.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { getPageImage } from '@sigillum/api-contracts/documents/get-page-image.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { deleteSignatureRequest } from '@sigillum/api-contracts/signature-requests/delete-signature-request.ts';
import { getVerifiedPageImage } from '@sigillum/api-contracts/verification/get-verified-page-image.ts';
import { verifyDocument } from '@sigillum/api-contracts/verification/verify-document.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { signUp, type Person } from '../support/people.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { openSeveralServers } from '../support/several-servers.ts';
import { uploadRaw } from '../support/uploads.ts';

let world: Awaited<ReturnType<typeof openSeveralServers>>;
let [one, two]: ServerProcess[] = [];
let owner: Person;
let key: { username: string; 'api-key': string };

/** A call of the program at one of the servers. */
async function ask(
  server: ServerProcess | undefined,
  call: string,
  body?: RequestInit['body'] | object,
  token?: string,
) {
  const [method, place] = call.split(' ');
  const response = await fetch(`${server!.url}/machine/${place}`, {
    method: method!,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && (body instanceof ReadableStream ? { body, duplex: 'half' } : { body: JSON.stringify(body) })),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    json: /^[[{]/.test(text) ? JSON.parse(text) : undefined,
    headers: response.headers,
  };
}
const at = (server: ServerProcess | undefined) => createClient(fetch, { bearer: owner.token }, server!.url);

beforeAll(async () => {
  world = await openSeveralServers();
  [one, two] = await Promise.all([world.start('one', 'all'), world.start('two', 'web')]);
  world.balancer.targets = [one.url, two.url];
  owner = await signUp(world.balancer.url, { business: 'Several AG' });
  const { id } = await owner.client.call(getOwnBusiness, {});
  const made = await owner.client.call(createApiUser, {
    params: { id },
    body: { description: 'Portal', environment: 'PRODUCTION' },
  });
  key = { username: made.username, 'api-key': made.key };
});
afterAll(() => world.close([one!, two!]));

it('a file that one server has checked is shown by the other', async () => {
  const checked = await at(one).call(verifyDocument, {
    body: new Response(Buffer.from(buildPdf())).body!,
    contentType: 'application/pdf',
  });
  const params = { id: checked.id, n: 0, p: 0 };
  const shown = await at(two).call(getVerifiedPageImage, { params, query: { token: checked.token } });
  expect([...new Uint8Array(await shown.arrayBuffer()).slice(0, 4)]).toEqual([...Buffer.from('RIFF')]);
  const foreign = at(two).call(getVerifiedPageImage, { params, query: { token: 'A'.repeat(43) } });
  await expect(foreign).rejects.toMatchObject({ key: 'error.verification.file_gone' });
});

it('what a program asks of both servers counts together, and a result of the one is read and deleted at the other', async () => {
  const token = (await ask(one, 'POST v2/access/login', key)).text;
  const readLeft = async (server: ServerProcess | undefined) =>
    Number((await ask(server, 'GET v2/user/signature-qualities', undefined, token)).headers.get('ratelimit-remaining'));
  const left = await readLeft(one);
  expect([await readLeft(two), await readLeft(one), await readLeft(two)]).toEqual([left - 1, left - 2, left - 3]);
  const content = Buffer.from(buildPdf()).toString('base64');
  const { json } = await ask(one, 'POST validation/v1/validate/document', { content }, token);
  const kept = `validation/v1/infos/${json.id}/signers`;
  expect(await ask(two, `GET ${kept}`, undefined, token)).toMatchObject({ status: 200, json: [] });
  expect((await ask(two, `DELETE validation/v1/validate/${json.id}`, undefined, token)).status).toBe(204);
  expect((await ask(one, `GET ${kept}`, undefined, token)).status).toBe(404);
  await world.shared.db.updateTable('program_minutes').set({ calls: 600, begun_at: new Date() }).execute();
  for (const server of [one, two])
    expect((await ask(server, 'GET v2/user/signature-qualities', undefined, token)).status).toBe(429);
  await world.shared.db.deleteFrom('program_minutes').execute();
});

it('an upload that one server is at work on is not swept by the other', async () => {
  const token = (await ask(one, 'POST v2/access/login', key)).text;
  const file = buildPdf({ pages: Array.from({ length: 3 }, () => ({})) });
  let finish = () => undefined as void;
  const rest = new Promise<void>((resolve) => (finish = resolve));
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      write(`{"content":"${Buffer.from(file).toString('base64')}",`);
      // A body that does not move is cut; white space between two fields means nothing.
      const moving = setInterval(() => write(' '.repeat(8192)), 2000);
      await rest;
      clearInterval(moving);
      write(`"title":"Held","quality":"SES","signatures":[{"account_email":"${owner.email}"}]}`);
      controller.close();
    },
  });
  const creating = ask(one, 'POST v2/signature-requests', body, token);
  const listHolds = () => world.shared.db.selectFrom('upload_holds').selectAll().where('count', '>', 0).execute();
  await expect.poll(() => listHolds()).toHaveLength(1);
  // The same bytes come to the other server and go there again.
  const { id } = await at(two).call(createSignatureRequest, { body: { title: 'Gone', quality: 'SES' } });
  const { status: taken, body: told } = await uploadRaw(two!.url, owner.token, id, file);
  expect(taken, `${JSON.stringify(told)}\n${two!.output()}`).toBe(201);
  await at(two).call(deleteSignatureRequest, { params: { id } });
  finish();
  const { status, json } = await creating;
  expect(status).toBe(200);
  expect(await listHolds()).toEqual([]);
  const read = await fetch(`${two!.url}/machine/v2/documents/${json.document_id}/content`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(Buffer.from(await read.arrayBuffer()).equals(Buffer.from(file))).toBe(true);
});

it('what is erased at one server is soon forgotten by the other', async () => {
  const { id } = await at(one).call(createSignatureRequest, { body: { title: 'Erased', quality: 'SES' } });
  const file = buildPdf({ pages: Array.from({ length: 2 }, () => ({})) });
  const { body: document } = await uploadRaw(one!.url, owner.token, id, file);
  await at(two).call(getPageImage, { params: { id: document.id!, n: 0 }, query: {} });
  const { sha256 } = await world.shared.db
    .selectFrom('document_versions')
    .select('sha256')
    .where('document_id', '=', document.id!)
    .executeTakeFirstOrThrow();
  const isCopied = () => existsSync(path.join(world.home, 'two/cache/files', sha256.slice(0, 2), sha256));
  const countPages = () =>
    readdirSync(path.join(world.home, 'two/pages'), { recursive: true }).filter((name) =>
      String(name).includes(sha256),
    );
  expect([isCopied(), countPages().length > 0]).toEqual([true, true]);
  await at(one).call(deleteSignatureRequest, { params: { id } });
  await expect.poll(() => [isCopied(), countPages()], { interval: 200 }).toEqual([false, []]);
});
