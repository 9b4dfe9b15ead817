import { describe, expect, it } from 'vitest';
import { scrub, scrubValue } from './scrub.ts';

const token = 'q7VbX2mKp9LwTz4RsN8cYd1HfJ3g';

describe('what leaves the house', () => {
  it.each([
    ['nora.keller+x@example.ch was refused', '[email] was refused'],
    ['mail to nora%40example.ch', 'mail to [email]'],
    [
      `GET https://a.example/password-reset/new?token=${token}&lang=de#x`,
      'GET https://a.example/password-reset/new?token=[value]&lang=[value]#x',
    ],
    ['/dashboard?tab=search&q=Mietvertrag%20Meier', '/dashboard?tab=[value]&q=[value]'],
    [`/view/7d1/${token}`, '/view/[visit]'],
    ['https://a.example/view/7d1/kurz/bff/v3', 'https://a.example/view/[visit]'],
    ['/direct-sign/identification/7d1/abc/preview', '/direct-sign/identification/[visit]'],
    ['/direct-sign/identification/eidas/self', '/direct-sign/identification/eidas/self'],
    [`Authorization: Bearer ${token}`, 'Authorization: [credentials]'],
    ['postgres://app:hunter2@db:5432/x', 'postgres://db:5432/x'],
    ['cannot read "Kündigung Meier (Entwurf).pdf"', 'cannot read "[file]"'],
    ['ENOENT: /tmp/x/Lohn Müller 2026.docx', 'ENOENT: /tmp/x/[file]'],
    [`no session ${token}`, 'no session [token]'],
    ['0b9d3c52-6e0f-4a6b-8a57-3f1c2d9e4b11 is gone', '[id] is gone'],
    ['+41 79 123 45 67 does not answer', '[phone] does not answer'],
    ['the code 482913 is wrong', 'the code [digits] is wrong'],
  ])('%s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  it('keeps what says where an error is', () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'pricePlan')",
      'at renderWithHooksAndEverything (https://a.example/assets/entry.client-DJ3kd9aX.js:12:3456)',
      'server/signing/sign.ts',
    ])
      expect(scrub(text)).toBe(text);
  });

  it('goes through all that a report holds, and leaves out who it is about', () => {
    const report = {
      event_id: '0123456789abcdef0123456789abcdef',
      user: { email: 'nora@example.ch' },
      request: { url: `https://a.example/x?token=${token}`, headers: { cookie: 'a=b' }, data: 'what was sent' },
      exception: { values: [{ value: 'nora@example.ch', stacktrace: { frames: [{ vars: { password: 'p' } }] } }] },
      tags: { 'nora@example.ch': 'x' },
    };
    expect(scrubValue(report)).toEqual({
      event_id: '0123456789abcdef0123456789abcdef',
      request: { url: 'https://a.example/x?token=[value]' },
      exception: { values: [{ value: '[email]', stacktrace: { frames: [{}] } }] },
      tags: { '[email]': 'x' },
    });
  });

  it('takes less than five seconds of a processor for texts that were made to hold it up', () => {
    const before = process.threadCpuUsage();
    for (const part of [
      'a',
      'a1',
      'a.',
      '@',
      '?a=',
      '/view/',
      'a ',
      'a-',
      '.pdf',
      'a.pdf',
      '://',
      '+1',
      'Basic ',
      '%40',
      'a@',
    ])
      scrub(part.repeat(100_000), Infinity);
    const { user, system } = process.threadCpuUsage(before);
    expect(user + system).toBeLessThan(5_000_000);
  });
});
