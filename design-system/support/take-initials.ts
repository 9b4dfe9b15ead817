const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** First letters of the first and the last word of a name, in capitals; of an e-mail address its first letter. Whole graphemes, never half an emoji. */
export function takeInitials(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.trim()
      .split(/\s+/)
      .filter((word) => word !== '') ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends
    .map((word = '') => (/^[\x20-\x7e]{2}/.test(word) ? word[0] : segmenter.segment(word).containing(0)?.segment))
    .join('')
    .toLocaleUpperCase('en');
}
