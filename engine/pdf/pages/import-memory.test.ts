import { expect, it } from 'vitest';
import { importMemory } from './import-memory.ts';

/** A module that imports `env.tick`, makes a memory and exports it, and writes a letter at 8 when it is made. */
const module = Uint8Array.from(
  [
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // The type of a function without parameters and results.
    [1, 4, 1, 0x60, 0, 0],
    [2, 12, 1, 3, ...Buffer.from('env'), 4, ...Buffer.from('tick'), 0, 0],
    // One memory of 2 to 300 pages.
    [5, 5, 1, 1, 2, 0xac, 2],
    [7, 10, 1, 6, ...Buffer.from('memory'), 2, 0],
    [11, 7, 1, 0, 0x41, 8, 0x0b, 1, 0x61],
  ].flat(),
);

it('has a module take the memory that it would have made', async () => {
  const { module: changed, limits } = importMemory(module);
  expect(limits).toEqual({ initial: 2, maximum: 300 });
  const compiled = await WebAssembly.compile(changed);
  expect(WebAssembly.Module.imports(compiled).map(({ module, name }) => `${module}.${name}`)).toEqual([
    'env.tick',
    'env.memory',
  ]);
  const memory = new WebAssembly.Memory(limits);
  const { exports } = await WebAssembly.instantiate(compiled, { env: { tick: () => undefined, memory } });
  expect(exports['memory']).toBe(memory);
  expect(new Uint8Array(memory.buffer)[8]).toBe(0x61);
});

it('refuses a module that it does not understand', () => {
  const withoutMemory = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  expect(() => importMemory(withoutMemory)).toThrow('memory');
});
