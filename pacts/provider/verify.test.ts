import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve, type ServerType } from '@hono/node-server';
import { Verifier } from '@pact-foundation/pact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';
import { createStateHandlers } from './state-handlers.ts';

const folder = fileURLToPath(new URL('../contracts/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

let world: TestServices;
let server: ServerType;
let url: string;

beforeAll(async () => {
  world = await createTestServices();
  await new Promise<void>((resolve) => {
    server = serve(
      { fetch: (request) => world.api.fetch(request, { ip: '127.0.0.1' }), hostname: '127.0.0.1', port: 0 },
      ({ port }) => {
        url = `http://127.0.0.1:${port}`;
        resolve();
      },
    );
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await world.close();
});

describe('the real server on a real database', () => {
  it('has pacts to keep', () => expect(files.length).toBeGreaterThan(0));

  it.each(files)('keeps %s', async (file) => {
    const verifier = new Verifier({
      provider: file.replace(/^sigillum-app-|\.json$/g, ''),
      providerBaseUrl: url,
      pactUrls: [folder + file],
      logLevel: 'error',
      // Each interaction starts from an empty database and a running clock.
      beforeEach: () => world.reset(),
      stateHandlers: createStateHandlers(world),
    });
    await verifier.verifyProvider();
  });
});
