/** What a font makes of the bytes of a string; undefined when it does not say. */
export type CharacterMap = (bytes: Uint8Array) => string | undefined;

const decodeTarget = (hex: string) =>
  Buffer.from(hex.length % 4 ? hex.padStart(hex.length + 4 - (hex.length % 4), '0') : hex, 'hex')
    .swap16()
    .toString('utf16le');

const MAX_RANGE = 65_536;

/** Reads a ToUnicode map (ISO 32000-2 section 9.10.3); codes have the length that the map writes them with. */
export function readCharacterMap(text: string): CharacterMap {
  const targets = new Map<string, string>();
  for (const [, block = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code, target] of block.matchAll(/<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>/g)) {
      targets.set(code!.toLowerCase(), decodeTarget(target!));
    }
  }
  for (const [, block = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    const ranges = block.matchAll(/<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>\s*(?:<([0-9a-fA-F]+)>|\[([^\]]*)\])/g);
    for (const [, first, last, start, list] of ranges) {
      const [low, high] = [parseInt(first!, 16), parseInt(last!, 16)];
      const listed = list?.match(/[0-9a-fA-F]+/g);
      for (let code = low; code <= high && code - low < MAX_RANGE && targets.size < MAX_RANGE; code += 1) {
        const target = listed ? listed[code - low] : raise(start!, code - low);
        if (target !== undefined) targets.set(code.toString(16).padStart(first!.length, '0'), decodeTarget(target));
      }
    }
  }
  const lengths = [...new Set([...targets.keys()].map((code) => code.length))].toSorted((a, b) => a - b);
  return (bytes) => {
    const hex = Buffer.from(bytes).toString('hex');
    let shown = '';
    for (let at = 0; at < hex.length;) {
      const length = lengths.find((one) => targets.has(hex.slice(at, at + one)));
      if (length === undefined) return undefined;
      shown += targets.get(hex.slice(at, at + length))!;
      at += length;
    }
    return shown;
  };
}

/** The last unit of a target, so many further on. */
function raise(target: string, steps: number): string {
  const unit = parseInt(target.slice(-4), 16) + steps;
  return target.slice(0, -4) + unit.toString(16).padStart(Math.min(4, target.length), '0');
}
