import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { sendRequest } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

/** Where the rows lie that a look could write, and by whom they were locked. */
const readPlaces = async () =>
  (
    await sql<Record<string, string>>`
      select s.sid, s.xmax::text as locked, v.ctid::text as look, v.last_at,
        (select count(*) from audit_events e where e.request_id = s.request_id and e.name = 'VIEWED') as views
      from signatures s left join signature_views v on v.sid = s.sid order by s.position`.execute(world.services.db)
  ).rows;

it('writes when somebody looks, and not again within a minute', async () => {
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const bruno = await seedPerson(world, 'bruno@example.ch');
  const id = await sendRequest(anna, {
    signatures: [{ account_email: 'anna@example.ch' }, { account_email: 'bruno@example.ch' }],
  });
  const start = Date.now();
  const look = async (seconds: number) => {
    world.setClock(new Date(start + seconds * 1000));
    for (const person of [anna, bruno]) await person.client.call(getSignatureRequest, { params: { id } });
    return readPlaces();
  };
  const first = await look(1);
  expect(first).toMatchObject([
    { look: expect.any(String), views: 1 },
    { look: expect.any(String), views: 1 },
  ]);
  expect(await look(60)).toEqual(first);
  const later = await look(62);
  expect(later.map(({ last_at }) => Number(last_at) - Number(first[0]!['last_at']))).toEqual([61_000, 61_000]);
});
