import { describe, expect, it } from 'vitest';
import { chooseTitle, readTitle, writeDisposition, writeFilename } from './document-title.ts';

describe('the title of an uploaded file', () => {
  it.each([
    ['Lease.pdf', 'Lease'],
    ['C:\\Users\\anna\\Mietvertrag Zürich.PDF', 'Mietvertrag Zürich'],
    ['../../etc/passwd', 'passwd'],
    ['עברית‏.pdf', 'עברית‏'],
    ['a\u0000b\nc.pdf', 'a b c'],
    ['<img src=x>.pdf', '<img src=x>'],
    ['.pdf', 'Document'],
    [undefined, 'Document'],
  ])('of %j is %j', (filename, title) => {
    expect(readTitle(filename)).toBe(title);
  });

  it('is cut to 255 characters without breaking an emoji', () => {
    const title = readTitle(`${'x'.repeat(254)}👩‍⚖️${'y'.repeat(10_000)}.pdf`);
    expect(title.length).toBeLessThanOrEqual(255);
    expect(title).toMatch(/^x+$/);
  });

  it('gives way to a title that was written, in which a slash is no folder', () => {
    expect(chooseTitle('Lease 12/2026', 'scan.pdf')).toBe('Lease 12/2026');
    expect(chooseTitle(undefined, 'scans/12.pdf')).toBe('12');
  });
});

describe('the name of a download', () => {
  it('loses what file systems and headers cannot hold, and direction marks that disguise an ending', () => {
    expect(writeFilename('a/b: "c"\u202Efdp.exe', true)).toBe('a b c fdp.exe-signed.pdf');
    expect(writeFilename(' .. ', false)).toBe('document.pdf');
  });

  it('ends in .pdf once, also where a program has given a file’s name as the title', () => {
    expect(writeFilename('Lease.PDF', false)).toBe('Lease.pdf');
    expect(writeFilename('Lease.pdf', true)).toBe('Lease-signed.pdf');
    expect(writeFilename('.pdf', false)).toBe('document.pdf');
  });

  it('travels in every script', () => {
    expect(writeDisposition("Bail d'été.pdf")).toBe(
      `attachment; filename="Bail d'ete.pdf"; filename*=UTF-8''Bail%20d%27%C3%A9t%C3%A9.pdf`,
    );
    expect(writeDisposition('契約書.pdf')).toBe(
      `attachment; filename="document.pdf"; filename*=UTF-8''%E5%A5%91%E7%B4%84%E6%9B%B8.pdf`,
    );
  });
});
