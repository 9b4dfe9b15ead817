import { beforeEach, describe, expect } from 'vitest';
import { startIntrumVideo } from '@sigillum/api-contracts/identification/start-intrum-video.ts';
import { getIdentMethod } from '@sigillum/api-contracts/signature-requests/get-ident-method.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { watchCase } from '../identification/watch-case.ts';
import { keyOf, sendRequest, sign, view } from '../testing/journeys.ts';
import type { IdentityReport } from '../identity/identity-vendor.ts';
import { identifiedExample, makeScriptedVendor } from '../testing/scripted-vendor.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { makeSteppingTrust } from '../testing/stepping-trust.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller', business: true });
  // It signs for whom it knows, of which nothing lies here.
  world.services.trust = makeSteppingTrust(world.services.trust, 'otp');
  await anna.client.call(accept, { body: { tou_swisscom: true } });
});

const send = (isDemanded: boolean, quality: 'QES' | 'SES' = 'QES') =>
  sendRequest(anna, {
    quality,
    signatures: [
      {
        account_email: anna.email,
        signer_identity_data: { email_address: anna.email, identification_require_evidence: isDemanded },
      },
    ],
  });

async function identify(result: NonNullable<IdentityReport['result']> = identifiedExample) {
  const vendor = makeScriptedVendor();
  world.services.identity = [vendor];
  await anna.client.call(startIntrumVideo, { body: {} });
  const { id: caseId } = await world.services.db
    .selectFrom('identification_cases')
    .select('id')
    .executeTakeFirstOrThrow();
  vendor.reports.set(caseId, { status: 'success', result });
  await watchCase(world.services, { caseId, isNotified: false }, { complete: async () => undefined });
}

async function isKnown(id: string) {
  const { signatures } = await view(anna, id);
  const { is_known } = await anna.client.call(getIdentMethod, { params: { id, sid: signatures[0]!.sid } });
  return is_known;
}

describe('whose identification has to leave evidence here', () => {
  it('signs once identified here, not by what the trust service alone knows', async () => {
    const id = await send(true);
    expect(await keyOf(sign(anna, id))).toBe('error.sign.not_identified');
    await identify();
    expect(await sign(anna, id)).toMatchObject({ status: 'STEP' });
  });

  it('is not told by what is known of another number, whose person it may be', async () => {
    const setMobile = (mobile: string) => world.services.db.updateTable('users').set({ mobile }).execute();
    await setMobile('41791234567');
    await identify({ ...identifiedExample, person: null });
    const id = await send(true);
    await setMobile('41797654321');
    expect(await isKnown(id)).toBe(false);
    expect(await keyOf(sign(anna, id))).toBe('error.sign.not_identified');
    await setMobile('41791234567');
    expect(await isKnown(id)).toBe(true);
    expect(await sign(anna, id)).toMatchObject({ status: 'STEP' });
  });

  it('is nobody of whom none is demanded, nor where the quality asks for no identification', async () => {
    expect(await sign(anna, await send(false))).toMatchObject({ status: 'STEP' });
    expect(await sign(anna, await send(true, 'SES'))).toMatchObject({ status: 'STEP' });
  });

  it('is told so before: a signature made elsewhere is no evidence', async () => {
    const [demanding, other] = [await send(true), await send(false)];
    await world.services.db
      .updateTable('signatures')
      .set({ status: 'SIGNED', signed_quality: 'QES', signed_at: world.services.now() })
      .where('request_id', '=', await send(false))
      .execute();
    expect([await isKnown(demanding), await isKnown(other)]).toEqual([false, true]);
    await identify();
    expect(await isKnown(demanding)).toBe(true);
  });
});
