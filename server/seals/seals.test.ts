import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import type { ApiProblem } from '@sigillum/api-contracts/client.ts';
import * as sealsEndpoints from '@sigillum/api-contracts/seals/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { TrustError } from '@sigillum/engine/pki';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const {
  addSealMembers,
  deleteSealImage,
  getSeal,
  getSealImage,
  listSeals,
  putSeal,
  removeSealMembers,
  uploadSealImage,
} = sealsEndpoints;
let admin: SeededPerson;
let member: SeededPerson;
let id: string;

beforeEach(async () => {
  admin = await seedPerson(world, 'nora@example.ch', { business: true });
  id = admin.businessId!;
  member = await seedPerson(world, 'luca@example.ch', { business: id, role: 'member' });
});

const name = 'contracts';
const put = (label = 'Contracts', caller = admin, wanted = name) =>
  caller.client.call(putSeal, { params: { id, name: wanted }, body: { label } });
const keyOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no problem',
    (problem: ApiProblem) => problem.key,
  );
const upload = (body: BodyInit, contentType: string, caller = admin) =>
  caller.client.call(uploadSealImage, { params: { id, name }, body, contentType });
const plain = (alpha: number) =>
  sharp({ create: { width: 3000, height: 1000, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } });

describe('a seal', () => {
  it('is created by putting a name that is not there yet, and changed by putting it again', async () => {
    const created = await put();
    expect(created).toMatchObject({ name, label: 'Contracts', nApi: 0, nMembers: 0, hasImage: false, members: [] });
    expect(created.certificate).toMatchObject({ isLocal: true });
    expect(created.certificate!.subject).toContain('CN=Keller AG');
    const changed = await put('All contracts');
    expect(changed).toEqual({ ...created, label: 'All contracts' });
    const { seals } = await admin.client.call(listSeals, { params: { id } });
    expect(seals).toEqual([{ name, label: 'All contracts', nApi: 0, nMembers: 0, hasImage: false }]);
  });

  it('answers 201 when it is new and 200 afterwards', async () => {
    const token = world.services.secrets.createToken();
    const expires_at = new Date(Date.now() + 3600_000);
    const row = { token_hash: world.services.secrets.hashToken(token), user_id: admin.id, created_at: new Date() };
    await world.services.db
      .insertInto('sessions')
      .values({ ...row, expires_at })
      .execute();
    const call = async () => {
      const answer = await world.api.request(`/v1/businesses/${id}/seals/${name}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ label: 'Contracts' }),
      });
      return answer.status;
    };
    expect([await call(), await call()]).toEqual([201, 200]);
  });

  it('takes a name of its own business only, whatever others have', async () => {
    await put();
    const stranger = await seedPerson(world, 'ada@example.ch', { business: true });
    const own = await stranger.client.call(putSeal, {
      params: { id: stranger.businessId!, name },
      body: { label: 'Ours' },
    });
    const theirs = await admin.client.call(getSeal, { params: { id, name } });
    expect(own.certificate!.serialNumber).not.toBe(theirs.certificate!.serialNumber);
  });

  it.each(['ab', 'Contracts', 'con tracts', '.hidden', 'a/b'])('is not named %s', async (wanted) => {
    expect(await keyOf(put('Contracts', admin, wanted))).toBe('error.not_found');
  });

  it('is one of at most 50, even when they are asked for at once', async () => {
    const created_at = world.services.now();
    const rows = Array.from({ length: 49 }, (_, index) => ({
      ...{ business_id: id, name: `seal-${index}`, label: 'Seal', created_at, updated_at: created_at },
    }));
    await world.services.db.insertInto('seals').values(rows).execute();
    const keys = await Promise.all(['one', 'two'].map((wanted) => keyOf(put('More', admin, wanted))));
    expect(keys.toSorted()).toEqual(['error.seal.too_many', 'no problem']);
  });

  it('says that its certificate is not known while the service that holds it is away', async () => {
    await put();
    const { trust } = world.services;
    world.services.trust = { ...trust, credential: () => Promise.reject(new TrustError('unavailable', 'away')) };
    expect((await admin.client.call(getSeal, { params: { id, name } })).certificate).toBeNull();
  });
});

describe('the members of a seal', () => {
  it('see it, and find it among their qualities, until they are removed', async () => {
    await put();
    expect(await member.client.call(listSeals, { params: { id } })).toEqual({ seals: [] });
    expect(await keyOf(member.client.call(getSeal, { params: { id, name } }))).toBe('error.not_found');
    const body = { members: ['Luca@example.ch'] };
    const grown = await admin.client.call(addSealMembers, { params: { id, name }, body });
    expect(grown).toMatchObject({ nMembers: 1, members: [{ id: member.id, email: 'luca@example.ch' }] });
    expect(await admin.client.call(addSealMembers, { params: { id, name }, body })).toEqual(grown);
    const seen = await member.client.call(getSeal, { params: { id, name } });
    expect(seen).not.toHaveProperty('members');
    const entry = { quality: 'AES', provider: 'SIGILLUM', legislation: 'UNDEFINED' };
    const qualities = await member.client.call(userEndpoints.getSignatureQualities, {});
    expect(qualities.seal).toEqual({ aes: { [name]: entry }, qes: {} });
    const user = await member.client.call(userEndpoints.getUser, {});
    expect(user.signatureQualities.seal).toEqual(qualities.seal);
    expect((await admin.client.call(userEndpoints.getSignatureQualities, {})).seal.aes).toEqual({});
    const shrunk = await admin.client.call(removeSealMembers, { params: { id, name }, body });
    expect(shrunk).toMatchObject({ nMembers: 0, members: [] });
    expect((await member.client.call(userEndpoints.getSignatureQualities, {})).seal.aes).toEqual({});
  });

  it('are people of the business; one who is not keeps all from being added', async () => {
    await put();
    const body = { members: ['luca@example.ch', 'ada@example.ch'] };
    expect(await keyOf(admin.client.call(addSealMembers, { params: { id, name }, body }))).toBe(
      'error.seal.member_unknown',
    );
    expect((await admin.client.call(getSeal, { params: { id, name } })).nMembers).toBe(0);
  });

  it('are so no longer once they have left the business', async () => {
    await put();
    await admin.client.call(addSealMembers, { params: { id, name }, body: { members: [member.email] } });
    const { db, now } = world.services;
    const removed = { state: 'removed', removed_at: now() } as const;
    await db.updateTable('memberships').set(removed).where('user_id', '=', member.id).execute();
    expect((await admin.client.call(getSeal, { params: { id, name } })).nMembers).toBe(0);
    expect((await member.client.call(userEndpoints.getSignatureQualities, {})).seal.aes).toEqual({});
    expect(await keyOf(member.client.call(getSeal, { params: { id, name } }))).toBe('error.not_found');
  });
});

describe('the image of a seal', () => {
  it('is kept small, upright and without metadata, as PNG where it is see-through', async () => {
    await put();
    await upload(new Uint8Array(await plain(0.5).png().toBuffer()), 'image/png');
    const answer = await admin.client.call(getSealImage, { params: { id, name } });
    expect(answer.headers.get('content-type')).toBe('image/png');
    const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: 'png', width: 1200, height: 400, hasAlpha: true });

    const turned = await plain(1).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await upload(new Uint8Array(turned), 'image/jpeg');
    const photograph = await admin.client.call(getSealImage, { params: { id, name } });
    const read = await sharp(Buffer.from(await photograph.arrayBuffer())).metadata();
    expect(read).toMatchObject({ format: 'jpeg', width: 400, height: 1200 });
    expect(read.orientation ?? 1).toBe(1);
    expect(read.exif).toBeUndefined();
  });

  it('goes away, and stays away when it is taken away again', async () => {
    await put();
    await upload(new Uint8Array(await plain(1).png().toBuffer()), 'image/png');
    expect((await admin.client.call(getSeal, { params: { id, name } })).hasImage).toBe(true);
    for (const _ of [1, 2]) await admin.client.call(deleteSealImage, { params: { id, name } });
    expect((await admin.client.call(getSeal, { params: { id, name } })).hasImage).toBe(false);
    expect(await keyOf(admin.client.call(getSealImage, { params: { id, name } }))).toBe('error.not_found');
  });

  it('is a whole image of a known kind, and no larger than 5 MB', async () => {
    await put();
    const png = await plain(1).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const file of [Buffer.from('%PDF-1.7'), Buffer.alloc(0), svg, png.subarray(0, png.length / 2)])
      expect(await keyOf(upload(new Uint8Array(file), 'image/png'))).toBe('error.seal.image_unreadable');
    expect(await keyOf(upload(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png'))).toBe('error.seal.image_too_large');
    expect(await keyOf(upload(new Uint8Array(svg), 'image/svg+xml'))).toBe('error.body.unsupported_type');
    expect((await admin.client.call(getSeal, { params: { id, name } })).hasImage).toBe(false);
  });
});

describe('managing seals', () => {
  const acts = (caller: SeededPerson, business: string, wanted: string) => {
    const params = { id: business, name: wanted };
    const body = { members: [member.email] };
    return [
      () => caller.client.call(putSeal, { params, body: { label: 'Mine' } }),
      () => caller.client.call(uploadSealImage, { params, body: new Uint8Array(9), contentType: 'image/png' }),
      () => caller.client.call(deleteSealImage, { params }),
      () => caller.client.call(addSealMembers, { params, body }),
      () => caller.client.call(removeSealMembers, { params, body }),
    ];
  };

  it('is for administrators: a member hears the same of a seal that exists and of one that does not', async () => {
    await put();
    await admin.client.call(addSealMembers, { params: { id, name }, body: { members: [member.email] } });
    for (const wanted of [name, 'absent'])
      for (const act of acts(member, id, wanted)) expect(await keyOf(act())).toBe('error.seal.admins_only');
    expect((await admin.client.call(getSeal, { params: { id, name } })).label).toBe('Contracts');
  });

  it('shows a foreign business and an absent one alike', async () => {
    await put();
    const stranger = await seedPerson(world, 'ada@example.ch', { business: true });
    for (const business of [id, randomUUID(), 'not-an-id']) {
      const params = { id: business, name };
      const looks = [
        () => stranger.client.call(getSeal, { params }),
        () => stranger.client.call(getSealImage, { params }),
        () => stranger.client.call(listSeals, { params: { id: business } }),
      ];
      for (const call of [...looks, ...acts(stranger, business, name)])
        expect(await keyOf(call())).toBe('error.not_found');
    }
  });
});
