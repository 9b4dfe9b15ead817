const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648, section 6): how apps take a TOTP secret. */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]!).join('');
}

/** Throws RangeError on a character that is none of Base32. */
export function decodeBase32(text: string): Buffer {
  const bits = [...text.toUpperCase()].map((character) => {
    const value = alphabet.indexOf(character);
    if (value < 0) throw new RangeError('Not Base32.');
    return value.toString(2).padStart(5, '0');
  });
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
