import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBusiness } from '@sigillum/api-contracts/business/create-business.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { putSeal } from '@sigillum/api-contracts/seals/put-seal.ts';
import { uploadSealImage } from '@sigillum/api-contracts/seals/upload-seal-image.ts';
import { uploadLogo } from '@sigillum/api-contracts/business/upload-logo.ts';
import { keyOf } from '@sigillum/server/testing/journeys.ts';
import { hostilePictures } from '@sigillum/engine/testing/hostile-pictures';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { type Person, signUp } from '../support/people.ts';
import { readMemory, watchMemory } from '../support/processes.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { uploadRaw } from '../support/uploads.ts';

let server: ServerProcess;
let owner: Person;
let businessId: string;
let neighbour: Server;
const asked: string[] = [];
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-images-'));

beforeAll(async () => {
  neighbour = createServer((request, response) => {
    asked.push(request.url!);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  server = await startServerProcess({ dataDir, isUnbundled: true });
  owner = await signUp(server.url);
  const business = await owner.client.call(createBusiness, { body: { name: 'Images AG', gtc_accepted: true } });
  businessId = business.id;
});
afterAll(async () => {
  await server?.stop();
  neighbour.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (query: Record<string, string>) =>
  fetch(`${server.url}/v1/image-transformation?${new URLSearchParams(query)}`);

it('asks no machine for a picture, whatever address it is given', async () => {
  const { port } = neighbour.address() as AddressInfo;
  const hosts = [`127.0.0.1:${port}`, `[::ffff:7f00:1]:${port}`, `2130706433:${port}`, `localhost:${port}`];
  for (const url of [
    ...hosts.flatMap((host) => [`http://${host}/img/404.webp`, `//${host}/img/404.webp`]),
    'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'https://example.org/logo.png',
  ]) {
    const answer = await ask({ url });
    expect([answer.status, ((await answer.json()) as { key: string }).key], url).toEqual([
      422,
      'error.image.source_not_allowed',
    ]);
  }
  expect(asked).toEqual([]);
});

it('takes no logo and no image of a seal that claims gigabytes, or is no image, and does not grow by it', async () => {
  const params = { id: businessId, name: 'contracts' };
  await owner.client.call(putSeal, { params, body: { label: 'Contracts' } });
  const before = readMemory(server.pid);
  const send = (image: Buffer) => {
    const body = { body: image as unknown as BodyInit, contentType: 'image/png' } as const;
    return [
      owner.client.call(uploadLogo, { params: { id: businessId }, ...body }),
      owner.client.call(uploadSealImage, { params, ...body }),
    ].map(keyOf);
  };
  const tries = Promise.all(hostilePictures.flatMap(([, image]) => send(image)));
  const { answer, mostMb } = await watchMemory(server.pid, tries);
  const refused = ['error.business.logo_unreadable', 'error.seal.image_unreadable'];
  expect(answer).toEqual(hostilePictures.flatMap(() => refused));
  expect(mostMb - before, 'MiB that the server grew by').toBeLessThan(150);
});

it('takes documents while a stranger asks for ever other pictures', async () => {
  const flood = Array.from({ length: 200 }, (_, index) =>
    ask({ url: '/img/404@2x.webp', w: String(400 + index), fm: 'avif' }).then(({ status }) => status),
  );
  const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Lease' } });
  expect((await uploadRaw(server.url, owner.token, id, Buffer.from(buildPdf()))).status).toBe(201);
  const statuses = await Promise.all(flood);
  expect(statuses.every((status) => [200, 429, 503].includes(status))).toBe(true);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(80);
});
