import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { writeTextDocument } from '../write-text-document.ts';
import { loadPackedFonts } from './packed-faces.ts';
import { GlyphMissing, shapeLine } from './shape-text.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What poppler reads back from a page with these lines. */
async function readBack(lines: string[]): Promise<string> {
  const file = path.join(folder, 'names.pdf');
  const drawn = lines.map((text) => ({ text, role: 'name' as const, size: 16, gap: 8 }));
  writeFileSync(file, await writeTextDocument('Names', drawn, 'Names'));
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

const names = [
  'Zoë Müller-Łukasz',
  'Дмитрий Шостакович',
  'Ελένη Παπαδοπούλου',
  '王小明',
  '陳怡君',
  '山田 はな子',
  '김민준',
  'სოფიო ჯაფარიძე',
  'Արամ Խաչատրյան',
  'ኃይለ ሥላሴ',
  'สมชาย น้ำผึ้ง',
  'राजेश श्रीकृष्ण क्षत्रिय',
  'রবীন্দ্রনাথ ঠাকুর',
  'கமலா கொள்கை',
  'సీతారాం శ్రీనివాస్',
  'ಕುವೆಂಪು ಶ್ರೀನಿವಾಸ',
  'മോഹൻലാൽ ശ്രീ',
  'ગાંધી શ્રી',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'සුනිල්',
  'សុខា ស្រី',
];

describe('names in many scripts', () => {
  it('are drawn so that other tools read the same letters', async () => {
    const text = (await readBack(names)).normalize('NFC');
    for (const name of names) expect(text).toContain(name.normalize('NFC'));
  });

  it.each(['שרה כהן', 'محمد الأحمد', 'राजेश श्रीकृष्ण', '王小明', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'])(
    'are drawn without a hole: %s',
    async (name) => {
      await loadPackedFonts(name);
      const glyphs = shapeLine(name, 'name').runs.flatMap((run) => run.glyphs.glyphs);
      expect(glyphs.length).toBeGreaterThan(2);
      expect(glyphs.every(({ id }) => id !== 0)).toBe(true);
    },
  );

  it('put the letters of one word where their script wants them', async () => {
    await loadPackedFonts('कि');
    const [vowel, letter] = shapeLine('कि', 'name').runs[0]!.glyphs.glyphs;
    const [plain] = shapeLine('क', 'name').runs[0]!.glyphs.glyphs;
    expect([vowel!.id === plain!.id, letter!.id]).toEqual([false, plain!.id]);
  });

  it('are refused by name of the character that no font has', async () => {
    const name = 'Ann 🦭 Lee';
    await loadPackedFonts(name);
    expect(() => shapeLine(name, 'name')).toThrow(new GlyphMissing(['🦭']));
  });
});
