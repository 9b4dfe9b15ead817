import { createClient, type Client } from '@sigillum/api-contracts/client.ts';
import { getPublicInformation } from '@sigillum/api-contracts/business/get-public-information.ts';
import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import { getDeputy } from '@sigillum/api-contracts/members/get-deputy.ts';
import { getDueSurvey } from '@sigillum/api-contracts/platform/get-due-survey.ts';
import { getSignatureRequestEvents } from '@sigillum/api-contracts/signature-requests/get-signature-request-events.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { listAtRisk } from '@sigillum/api-contracts/signature-requests/list-at-risk.ts';
import { listSignatureRequests } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import { keepList } from '../signature-requests/keep-list.ts';
import { openCountedDatabase, type CountedDatabase } from '../testing/counted-database.ts';
import { sendRequest } from '../testing/journeys.ts';
import { openSession, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { openKnownSessions } from './authenticate.ts';

/** What pages ask the database, which does not depend on the machine. */
let world: TestServices;
let counted: CountedDatabase;
let api: ReturnType<typeof createApi>;
let anna: SeededPerson;
let bearer: string;

const day = 24 * 3600_000;

beforeAll(async () => {
  world = await createTestServices();
  counted = await openCountedDatabase(world);
  api = createApi({ ...world.services, db: counted.db });
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  bearer = await openSession(world, anna.id);
});
afterAll(async () => {
  await counted.close();
  await world.close();
});

/** A page's calls, which share what they know. */
function openPage(): Client {
  const bindings = { ip: '127.0.0.1', isPage: true, sessions: openKnownSessions() };
  return createClient(async (url, init) => api.askDirectly(url, init, bindings) ?? api.request(url, init, bindings), {
    bearer,
  });
}

const readAccount = (page: Client) => page.call(getUser, { query: { v2: 'true' } });

async function openDashboard() {
  const page = openPage();
  await readAccount(page);
  const [list] = await Promise.all([
    page.call(listSignatureRequests, { query: { status: 'TO_SIGN', size: 25 } }),
    page.call(getDueSurvey, {}),
    page.call(listAtRisk, {}),
    page.call(getDeputy, { params: { id: anna.businessId! } }),
  ]);
  return list;
}

async function openView(id: string) {
  const page = openPage();
  await readAccount(page);
  const request = await page.call(getSignatureRequest, { params: { id } });
  await Promise.all([
    page.call(getDocument, { params: { id: request.documents[0]!.version_id } }),
    page.call(getSignatureRequestEvents, { params: { id } }),
    page.call(getPublicInformation, { params: { id: anna.businessId! } }),
  ]);
}

/** What is asked once everything has been asked before. */
async function listAsked(open: () => Promise<unknown>): Promise<string[]> {
  for (let times = 0; times < 3; times += 1) await open();
  counted.take();
  await open();
  return counted.take().map((text) => text.trim().slice(0, 80));
}

describe('a page that was opened before', () => {
  it('asks the database four times for the dashboard, and four times for a view', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: anna.email }] });
    await keepList(world.services, anna.id);
    const [dashboard, view] = [await listAsked(openDashboard), await listAsked(() => openView(id))];
    expect(dashboard.length, dashboard.join('\n')).toBeLessThanOrEqual(4);
    expect(view.length, view.join('\n')).toBeLessThanOrEqual(4);
  });

  it('lists nothing that is due since', async () => {
    const id = await sendRequest(anna, {
      signatures: [{ account_email: anna.email }],
      expiration_date: new Date(world.services.now().getTime() + 2 * day).toISOString(),
    });
    await keepList(world.services, anna.id);
    const listIds = async () => (await openDashboard()).signature_requests.map((request) => request.id);
    for (let times = 0; times < 3; times += 1) expect(await listIds()).toContain(id);
    world.setClock(new Date(world.services.now().getTime() + 3 * day));
    expect(await listIds()).not.toContain(id);
  });

  it('is refused to whose session has ended since', async () => {
    for (let times = 0; times < 3; times += 1) await readAccount(openPage());
    await world.services.db.updateTable('sessions').set({ revoked_at: world.services.now() }).execute();
    const refused = readAccount(openPage());
    await expect(refused).rejects.toMatchObject({ status: 401, key: 'error.auth.token_invalid' });
  });
});
