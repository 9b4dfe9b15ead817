/** Size of a memory in pages of 64 KiB. */
export type MemoryLimits = Required<Pick<WebAssembly.MemoryDescriptor, 'initial' | 'maximum'>>;

/** Numbers of the sections of a module (WebAssembly core specification, 5.5.2). */
const importSection = 2;
const memorySection = 5;
const headerLength = 8;
/** The kind of an import that is a memory, and the flag of limits that name a maximum. */
const memoryKind = 2;
const hasMaximum = 1;

/** An unsigned number in LEB128, and where what follows begins. */
function readNumber(bytes: Uint8Array, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start, weight = 1; ; at += 1, weight *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * weight;
    if (byte < 128) return [value, at + 1];
  }
}

const writeNumber = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...writeNumber(Math.floor(value / 128))];

/**
 * Has a module that makes its own memory take one as `env.memory` instead, and tells of what size. Of whole modules that import something and
 * have one memory with a maximum; throws for others.
 */
export function importMemory(bytes: Uint8Array): { module: Uint8Array<ArrayBuffer>; limits: MemoryLimits } {
  const sections: { id: number; whole: Uint8Array; content: Uint8Array }[] = [];
  for (let at = headerLength; at < bytes.length;) {
    const [size, start] = readNumber(bytes, at + 1);
    const end = start + size;
    sections.push({ id: bytes[at]!, whole: bytes.subarray(at, end), content: bytes.subarray(start, end) });
    at = end;
  }
  const find = (wanted: number) => sections.find(({ id }) => id === wanted)?.content;
  const [memory, imports] = [find(memorySection), find(importSection)];
  if (memory?.[0] !== 1 || memory[1] !== hasMaximum || !imports)
    throw new Error('This module does not make one memory with a maximum.');
  const [initial, rest] = readNumber(memory, 2);
  const [maximum] = readNumber(memory, rest);
  const [count, first] = readNumber(imports, 0);
  const name = (text: string) => [text.length, ...Buffer.from(text)];
  const content = Buffer.concat([
    Uint8Array.from(writeNumber(count + 1)),
    imports.subarray(first),
    Uint8Array.from([...name('env'), ...name('memory'), memoryKind]),
    memory.subarray(1),
  ]);
  const replaced = Buffer.concat([Uint8Array.from([importSection, ...writeNumber(content.length)]), content]);
  const kept = sections
    .filter(({ id }) => id !== memorySection)
    .map(({ id, whole }) => (id === importSection ? replaced : whole));
  return { module: Buffer.concat([bytes.subarray(0, headerLength), ...kept]), limits: { initial, maximum } };
}
