/**
 * Says which letters a piece of content draws (/ActualText, ISO 32000-2 section 14.9.4): in many scripts one glyph stands for several
 * letters, or for different ones in different words.
 */
export function markText(text: string, content: string): string {
  const letters = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');
  return `/Span << /ActualText <${letters}> >> BDC\n${content}\nEMC`;
}
