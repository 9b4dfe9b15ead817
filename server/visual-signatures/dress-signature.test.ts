import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { VisualSignatureData } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { it, world } from '../testing/world.ts';
import { dressSignature } from './dress-signature.ts';
import type { VisualSignatureRow } from './visual-signatures-repository.ts';

const typed = { kind: 'typed', text: 'Nora', face: 'caveat' } as const;
const row: VisualSignatureRow = {
  id: '3d2f7c1e-5b46-4c0a-8d11-6a2f0e9b7c54',
  user_id: '5d2f7c1e-5b46-4c0a-8d11-6a2f0e9b7c54',
  alias: '',
  name: 'Nora Keller',
  company: 'Keller AG',
  location: 'Zürich',
  shows_date: false,
  shows_claim: true,
  shows_standards: true,
  is_default: true,
  picture: Buffer.from(JSON.stringify(typed)),
  picture_type: 'application/json',
  created_at: new Date(0),
  updated_at: new Date(0),
};

const dress = (data?: VisualSignatureData) => dressSignature(world.services, row, 'de-ch', data);

describe('how one signature looks', () => {
  it('is as saved where its signer wants nothing else', async () => {
    const { look, picture } = await dress();
    expect(look).toMatchObject({ company: 'Keller AG', location: 'Zürich', shows: { date: false }, language: 'de' });
    expect(picture?.type).toBe('application/json');
  });

  it('takes lines and picture of its signer in place of what is saved, and an empty line or no picture for none', async () => {
    const { look, picture } = await dress({ optionalLine: '', location: 'Bern', picture: null });
    expect(look).toMatchObject({ company: '', location: 'Bern', shows: { date: false } });
    expect(picture).toBeUndefined();
  });

  it('of somebody without an account has all that the signer brings, an image cleaned like every other', async () => {
    const content = (await sharp({ create: { width: 40, height: 20, channels: 3, background: '#13211d' } }).jpeg().toBuffer()).toString('base64'); // prettier-ignore
    const { look, picture } = await dressSignature(world.services, undefined, 'fr', {
      optionalLine: 'Frei AG',
      picture: { kind: 'image', content },
    });
    expect(look).toMatchObject({ company: 'Frei AG', location: '', shows: { date: true, claim: true } });
    expect(picture?.type).toBe('image/jpeg');
  });

  it('is refused when a line cannot be drawn, or the image is none', async () => {
    await expect(dress({ location: 'Bern 🐻' })).rejects.toMatchObject({ key: 'error.visual_signature.not_drawable' });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const image = { kind: 'image', content: svg.toString('base64') } as const;
    await expect(dress({ picture: image })).rejects.toMatchObject({ key: 'error.visual_signature.image_unreadable' });
  });

  it('has no room for an image that a call cannot carry', () => {
    const isTaken = (length: number) =>
      VisualSignatureData.safeParse({ picture: { kind: 'image', content: 'A'.repeat(length) } }).success;
    expect([isTaken(700_000), isTaken(700_004)]).toEqual([true, false]);
  });
});
