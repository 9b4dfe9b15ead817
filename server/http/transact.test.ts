import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecrets } from '../process/secrets.ts';
import { fingerprintCall } from './transact.ts';

const [ours, theirs] = [1, 2].map((byte) => createSecrets(Buffer.alloc(32, byte)));
const call = (body: unknown) => ({ method: 'PUT', path: '/v1/password', body });

it('knows a repeated call by a mark that this server alone can make', () => {
  const asked = call({ title: 'Lease' });
  expect(fingerprintCall(ours!, asked)).toBe(fingerprintCall(ours!, call({ title: 'Lease' })));
  expect(fingerprintCall(ours!, asked)).not.toBe(fingerprintCall(ours!, call({ title: 'Rent' })));
  expect(fingerprintCall(ours!, asked)).not.toBe(fingerprintCall(theirs!, asked));
  const plain = JSON.stringify([asked.method, asked.path, asked.body]);
  expect(fingerprintCall(ours!, asked)).not.toBe(createHash('sha256').update(plain).digest('hex'));
});

it('keeps nothing of passwords and codes, wherever they stand in a call', () => {
  const [one, other] = ['kupfer Wolke 93 Segel', 'silber Nebel 41 Anker'].map((word) =>
    fingerprintCall(ours!, call({ old: word, new: word, proof: { code: word }, lang: 'de' })),
  );
  expect(one).toBe(other);
});
