import { describe, expect } from 'vitest';
import { sendRequest, sign, view } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { linkInvitations } from '../user/link-invitations.ts';

describe('an address of a domain with accents, as programs write it', () => {
  const written = { signer: 'anna@xn--bcher-kva.ch', observer: 'Noemi@XN--BCHER-KVA.ch' };
  const send = async () => {
    const owner = await seedPerson(world, 'owner@example.ch', { business: true });
    return sendRequest(owner, {
      signatures: [{ account_email: written.signer }],
      observers: [{ email: written.observer }],
    });
  };

  it('means the account of whoever has it', async () => {
    const anna = await seedPerson(world, 'anna@bücher.ch');
    const noemi = await seedPerson(world, 'noemi@bücher.ch');
    const id = await send();
    expect(await view(noemi, id)).toMatchObject({ title: 'Lease' });
    expect(await sign(anna, id)).toMatchObject({ status: 'SIGNED' });
  });

  it('means whoever makes an account with it later', async () => {
    const id = await send();
    const anna = await seedPerson(world, 'anna@bücher.ch');
    const noemi = await seedPerson(world, 'noemi@bücher.ch');
    for (const { id: userId, email } of [
      { ...anna, email: 'anna@bücher.ch' },
      { ...noemi, email: 'noemi@bücher.ch' },
    ])
      await world.services.db.transaction().execute((trx) => linkInvitations(trx, { id: userId, email }));
    expect(await view(noemi, id)).toMatchObject({ title: 'Lease' });
    expect(await sign(anna, id)).toMatchObject({ status: 'SIGNED' });
  });
});
