import { ApiProblem, type Client } from '@sigillum/api-contracts/client.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { draftExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { describe, expect, it } from 'vitest';
import { DraftClash, looksAlike, takeOver } from './draft-clash.ts';
import { applyChange, type DraftChange } from './draft-change.ts';
import { openDraftSync } from './draft-sync.ts';

const changedMeanwhile = new ApiProblem({
  ...{ type: '', method: 'PUT', path: '', status: 422, message: '' },
  key: 'error.sr.changed_meanwhile',
});

/** A draft on a server, and screens that edit it. */
function arrange() {
  let stored = draftExample;
  let version = 0;
  let refusals = 0;
  const write = (change: DraftChange) => {
    version += 1;
    stored = { ...applyChange(stored, change), updated_at: `2026-11-21T08:00:00.${String(version).padStart(3, '0')}Z` };
    return stored;
  };
  /** How many answers from now on are lost on the way. */
  let lost = 0;
  const api = {
    call(endpoint: unknown, { body }: { body?: DraftChange } = {}) {
      if (endpoint === getSignatureRequest) return Promise.resolve(stored);
      if (body?.updated_at === stored.updated_at) {
        const answer = write(body);
        return lost-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer);
      }
      refusals += 1;
      return Promise.reject(changedMeanwhile);
    },
  } as unknown as Client;
  const open = () => {
    const met: [SignatureRequest, SignatureRequest][] = [];
    const { save, look, follow, moveOn } = openDraftSync(api, stored);
    follow((base, theirs) => {
      met.push([base, theirs]);
      return !looksAlike(base, theirs);
    });
    /** A call of its own, as for every person. */
    const addSigner = (sid: string) => {
      version += 1;
      const signature = { ...stored.signatures[0]!, sid };
      stored = {
        ...stored,
        signatures: [...stored.signatures, signature],
        updated_at: `2026-11-21T09:00:0${version}.000Z`,
      };
      moveOn();
    };
    return { met, save, look, addSigner };
  };
  const loseAnswers = (count: number) => void (lost = count);
  return { open, write, loseAnswers, read: () => stored, countRefusals: () => refusals };
}

const { sid } = draftExample.signatures[0]!;
const [{ id: document_id }] = draftExample.documents as [SignatureRequest['documents'][number]];
const mark = (x: number): DraftChange => ({
  signatures: [
    {
      sid,
      document_signatures: [
        {
          document_id,
          visual_signature: { position: { page: '0', x, y: 10, width: 100, height: 50, rotation: 0 } },
        },
      ],
    },
  ],
});

describe('one screen on a draft', () => {
  it('adds a signer and changes it, refused by nobody', async () => {
    const { open, read, countRefusals } = arrange();
    const { addSigner, save } = open();
    const added = '0c6f0d3e-8f2e-4d4e-9a55-0d6b0f6a7c01';
    addSigner(added);
    await save({ signatures: [{ sid: added, sequence: 7 }] });
    expect(read().signatures.find(({ sid: held }) => held === added)).toMatchObject({ sequence: 7 });
    expect(countRefusals()).toBe(0);
  });
});

describe('a screen that got no answer', () => {
  it('goes on typing in what was saved all the same, and nobody is said to be in the way', async () => {
    const { open, read, loseAnswers } = arrange();
    const { save } = open();
    loseAnswers(1);
    await expect(save({ title: 'Lea' })).rejects.toBeInstanceOf(TypeError);
    await save({ title: 'Lease' });
    expect(read()).toMatchObject({ title: 'Lease' });
  });

  it('overwrites nothing that somebody else has made of it since', async () => {
    const { open, write, read, loseAnswers } = arrange();
    const { save } = open();
    loseAnswers(1);
    await expect(save({ title: 'Lea' })).rejects.toBeInstanceOf(TypeError);
    write({ title: 'By somebody else' });
    await expect(save({ title: 'Lease' })).rejects.toBeInstanceOf(DraftClash);
    expect(read()).toMatchObject({ title: 'By somebody else' });
  });

  it('is told before it sends that the draft is not what it shows', async () => {
    const { open, write } = arrange();
    const { look, met } = open();
    expect(await look()).toBe(true);
    write({ title: 'Elsewhere' });
    expect(await look()).toBe(false);
    expect(met).toHaveLength(2);
    expect(await look()).toBe(true);
  });
});

describe('two screens on one draft', () => {
  it('each keep what the other has changed elsewhere, and the second one learns of it', async () => {
    const { open, read } = arrange();
    const [first, second] = [open(), open()];
    await first.save({ title: 'By the first' });
    await second.save({ message: 'By the second' });
    expect(read()).toMatchObject({ title: 'By the first', message: 'By the second' });
    expect(second.met).toHaveLength(1);
    await second.save({ message: 'Once more' });
    expect(second.met).toHaveLength(1);
  });

  it.each<[string, DraftChange, DraftChange]>([
    ['a text', { title: 'By the first' }, { title: 'By the second' }],
    ['a cost centre', { custom: 'Sales' }, { custom: 'Purchase' }],
    ['a signer', { signatures: [{ sid, first_name: 'First' }] }, { signatures: [{ sid, first_name: 'Second' }] }],
    ['a mark', mark(10), mark(200)],
  ])('do not overwrite each other in %s before the second one was told and insists', async (_what, one, other) => {
    const { open, read } = arrange();
    const [first, second] = [open(), open()];
    await first.save(one);
    const written = read();
    await expect(second.save(other)).rejects.toBeInstanceOf(DraftClash);
    expect(read()).toBe(written);
    expect(second.met).toHaveLength(1);
    await second.save(other);
    expect(looksAlike(read(), applyChange(written, other))).toBe(true);
    expect(looksAlike(read(), written)).toBe(false);
  });

  it('agree where both want the same', async () => {
    const { open, read } = arrange();
    const [first, second] = [open(), open()];
    await first.save({ title: 'Lease 2' });
    await second.save({ title: 'Lease 2', quality: 'AES' });
    expect(read()).toMatchObject({ title: 'Lease 2', quality: 'AES' });
  });
});

describe('a draft that somebody else has changed', () => {
  it('is taken over but for what was changed here, and what only this screen did is no news', () => {
    const theirs = applyChange(draftExample, { title: 'Theirs', message: 'Theirs' });
    const local = applyChange(draftExample, { message: 'Mine', ...mark(50) });
    const merged = takeOver(local, draftExample, theirs);
    expect(merged).toMatchObject({ title: 'Theirs', message: 'Mine', signatures: local.signatures });
    expect(looksAlike(local, merged)).toBe(false);

    const added = { ...draftExample.signatures[0]!, sid: '5d3f6e5a-2b8e-4f0e-8f3b-000000000000' };
    const withAdded = { ...draftExample, signatures: [...draftExample.signatures, added] };
    expect(looksAlike(withAdded, takeOver(withAdded, draftExample, withAdded))).toBe(true);
  });
});
