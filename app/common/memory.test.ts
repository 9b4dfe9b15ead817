import { expect, it } from 'vitest';
import { openMemory } from './memory.ts';

function keep() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const forbid = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};

it('keeps notes where the browser keeps them', () => {
  const storage = keep();
  openMemory(() => storage).write('a', '1');
  const later = openMemory(() => storage);
  expect(later.read('a')).toBe('1');
  later.forget('a');
  expect([later.read('a'), openMemory(() => storage).read('a')]).toEqual([undefined, undefined]);
});

it('keeps them as long as the document where the browser forbids it, and throws nowhere', () => {
  const memory = openMemory(forbid);
  expect(memory.read('a')).toBeUndefined();
  memory.write('a', '1');
  expect(memory.read('a')).toBe('1');
  memory.forget('a');
  expect(memory.read('a')).toBeUndefined();
});

it('says what was noted last where there is no room left for it', () => {
  const storage = keep();
  const memory = openMemory(() => storage);
  memory.write('a', '1');
  storage.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  memory.write('a', '2');
  expect(memory.read('a')).toBe('2');
});
