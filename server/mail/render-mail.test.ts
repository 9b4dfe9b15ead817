import { describe, expect, it } from 'vitest';
import { mailLocales } from './mail.ts';
import type { Mail, MailTemplate } from './mail.ts';
import { renderMail } from './render-mail.ts';

const publicUrl = 'https://sign.example.ch';
const at = new Date('2026-11-21T08:37:13Z');
const request = {
  title: 'Mietvertrag',
  documentTitles: ['Vertrag.pdf', 'Hausordnung.pdf'],
  recipientName: 'Luca Meier',
};
const url = `${publicUrl}/view/5b1d/s3cret?exitURL=https%3A%2F%2Fshop.example`;

const values: { [Template in MailTemplate]: Extract<Mail, { template: Template }>['values'] } = {
  'confirm-email': { url, expiresAt: at },
  'account-exists': { url, askedAt: at },
  'safety-changed': { url, change: 'PASSKEY_ADDED', detail: 'Hausordnung.pdf', happenedAt: at, ip: '192.0.2.7' },
  'password-reset': { url, expiresAt: at },
  'no-account': { url, email: 'luca@example.ch', askedAt: at },
  'password-changed': { url, changedAt: at },
  'confirm-new-email': { url, expiresAt: at },
  'email-taken': { url },
  'email-change-asked': { url, email: 'luca@example.org' },
  'email-changed': { email: 'luca@example.org' },
  invitation: { ...request, url, senderName: 'Anna Keller', message: 'Bis Freitag', role: 'signer', expiresAt: at },
  reminder: { ...request, url, senderName: 'Anna Keller' },
  'all-signed': { ...request, url, signerNames: ['Luca Meier', 'Zoë Ü.'], signedAt: at },
  'signature-failed': { ...request, url, signerName: 'Luca Meier', failedAt: at },
  declined: { ...request, url, signerName: 'Luca Meier', reason: 'Zu teuer', declinedAt: at },
  'enough-signed': { ...request, url },
  'step-signed': { ...request, url, signerName: 'Luca Meier', signerNames: ['Luca Meier'], signedAt: at },
  expired: { ...request, url, expiredAt: at, isManager: true },
  withdrawn: { ...request, senderName: 'Anna Keller', message: 'Irrtum', withdrawnAt: at },
  assigned: { ...request, url, senderName: 'Anna Keller' },
  question: { ...request, url, signerName: 'Luca Meier', message: 'Ab wann?' },
  answer: { ...request, url, senderName: 'Anna Keller', question: 'Ab wann?', answer: 'Ab Mai.' },
  delegated: {
    ...request,
    url,
    signerName: 'Luca Meier',
    delegateeName: 'Zoë Ü.',
    message: 'Bis Freitag',
    delegatedAt: at,
  },
  'signer-left': { ...request, url, signerName: 'Luca Meier', leftAt: at },
  'request-changed': {
    ...request,
    url,
    role: 'signer',
    documentsAdded: ['Hausordnung.pdf'],
    documentsRemoved: ['Anhang.pdf'],
    expiry: 'moved',
    expiresAt: at,
  },
  'group-empty': { groupName: 'Zoë Ü.', titles: ['Budget'], url },
  'seal-ending': { sealLabel: 'Zoë Ü.', endsAt: at, url },
  'key-ending': { businessName: 'Zoë Ü.', username: 'api_demo_zoe_1a2b_1', programName: 'Intranet', endsAt: at, url },
  removed: { ...request, documentTitles: [], senderName: 'Anna Keller', role: 'signer', removedAt: at },
  'business-invitation': {
    url,
    businessName: 'Zoë Ü.',
    inviterName: 'Anna Keller',
    role: 'admin',
    expiresAt: at,
    hasAccount: true,
  },
  'membership-changed': {
    url,
    change: 'ADMIN_MADE',
    businessName: 'Zoë Ü.',
    personName: 'Anna Keller',
    happenedAt: at,
  },
  'webhook-off': { businessName: 'Zoë Ü.', webhookName: 'Intranet', since: at, url },
  'trial-ending': { change: 'ENDING', businessName: 'Zoë Ü.', days: 7, endsAt: at, url },
  'quota-near': { businessName: 'Zoë Ü.', quality: 'QES', used: 8, limit: 10, endsAt: at, url },
  identification: { change: 'ACTIVE', legislation: 'ZERTES', at, url },
  'account-deleted': { email: 'luca@example.ch', deletedAt: at },
  'deletion-ahead': { titles: ['Mietvertrag', 'Lease'], deletedAt: at, url },
  'deletion-today': { titles: ['Mietvertrag'], deletedAt: at, url },
  'domain-code': {
    code: 'ABCDE-FGHJK',
    domain: 'example.org',
    businessName: 'Keller AG',
    adminName: 'Anna Keller',
    adminEmail: 'luca@example.org',
    expiresAt: at,
  },
  'business-downgraded': {
    businessName: 'Keller AG',
    adminName: 'Anna Keller',
    deletedAt: at,
    revocableUntil: at,
    url,
  },
  'business-deleted': { businessName: 'Keller AG', adminName: 'Anna Keller', deletedAt: at, revocableUntil: at, url },
  'business-restored': { businessName: 'Keller AG', adminName: 'Anna Keller', url },
  'aes-asked': {
    recipientName: 'Luca Meier',
    businessName: 'Keller AG',
    adminName: 'Anna Keller',
    commercialRegister: 'CHE-109.322.551',
    domains: ['example.org'],
    url,
    expiresAt: at,
  },
  tan: { tan: '482913', title: 'Mietvertrag', expiresAt: at },
};
const write = (template: MailTemplate, language: string, changes: object = {}) =>
  renderMail(
    { to: 'luca@example.ch', language, template, values: { ...values[template], ...changes } } as Mail,
    publicUrl,
  );
const cases = mailLocales.flatMap((locale) =>
  (Object.keys(values) as MailTemplate[]).map((template) => ({ locale, template })),
);

describe('mails', () => {
  it.each(cases)('say everything of $template in $locale, as HTML and as text', ({ locale, template }) => {
    const mail = write(template, locale.slice(0, 2));
    expect(mail.locale).toBe(locale);
    for (const entered of [
      'Mietvertrag',
      'Anna Keller',
      'Zu teuer',
      'Bis Freitag',
      '482913',
      'Zoë Ü.',
      'Hausordnung.pdf',
    ]) {
      if (!JSON.stringify(values[template]).includes(entered)) continue;
      expect(mail.html).toContain(entered);
      expect(mail.text).toContain(entered);
    }
    for (const text of [mail.subject, mail.html, mail.text]) {
      expect(text).not.toMatch(/\{\w|undefined|\[object|ß/);
      expect(text).not.toContain(`${template}.`);
    }
    const languages = [...mail.html.matchAll(/ lang="([^"]+)"/g)].map((match) => match[1]!.toLowerCase());
    expect(new Set(languages)).toEqual(new Set([locale === 'it' ? 'it-ch' : locale]));
    expect(mail.html.match(/<title>/g)).toHaveLength(1);
  });

  it('differ between the languages in every subject', () => {
    for (const template of Object.keys(values) as MailTemplate[]) {
      const subjects = ['en', 'de', 'fr', 'it'].map((language) => write(template, language).subject);
      expect(new Set(subjects).size).toBe(4);
    }
  });

  it('link to the page in the language of the mail and keep what else the link says', () => {
    const mail = write('invitation', 'fr');
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(
      (match) => new URL(match[1]!.replaceAll('&amp;', '&')),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.pathname).toBe('/view/5b1d/s3cret');
      expect(Object.fromEntries(link.searchParams)).toEqual({ exitURL: 'https://shop.example', lang: 'fr-ch' });
    }
    expect(mail.text).toContain('lang=fr-ch');
  });

  it('speak English to people whose language has no mails', () => {
    expect(write('tan', 'es').locale).toBe('en-gb');
    expect(write('tan', 'de-AT').locale).toBe('de-ch');
  });

  it('show dates in the zone of the recipient, in Zurich unless told', () => {
    expect(write('tan', 'en').text).toContain('21 November 2026 at 09:37 CET');
    const mail: Mail = { to: 'a@b.ch', language: 'en', zone: 'America/New_York', template: 'tan', values: values.tan };
    expect(renderMail(mail, publicUrl).text).toContain('21 November 2026 at 03:37');
  });

  it('tell an observer that nothing is to be signed', () => {
    const signer = write('invitation', 'en');
    const observer = write('invitation', 'en', { role: 'observer' });
    expect(observer.subject).toBe('Anna Keller lets you follow: Mietvertrag');
    expect(observer.text).toContain('You need not sign anything yourself.');
    expect(signer.text).toContain('View and sign');
    expect(observer.text).not.toContain('View and sign');
  });

  it('name who has handed a signature on, and what the person wrote', () => {
    const changes = { delegatorName: 'Noemi Frei', delegationMessage: 'I am away' };
    const { text } = write('invitation', 'en', changes);
    expect(text).toContain('Noemi Frei was to sign and has named you instead');
    expect(text).toContain('I am away');
    expect(write('invitation', 'en').text).not.toContain('has named you');
  });

  it('ask to keep a link to oneself only where the link alone lets in', () => {
    const words = 'This link is yours alone.';
    for (const template of ['invitation', 'reminder'] as const) {
      expect(write(template, 'en').text).not.toContain(words);
      expect(write(template, 'en', { isPersonal: true }).text).toContain(words);
    }
  });

  it('say how many there are more than they name', () => {
    const name = (count: number) =>
      write('deletion-ahead', 'en', { titles: Array.from({ length: count }, (_, index) => `Lease ${index}`) }).text;
    expect(name(50)).not.toMatch(/and \d.* more/);
    expect(name(1206)).toContain('and 1,156 more');
    expect(name(1206)).not.toContain('Lease 50');
  });

  it('say that an account is needed to whoever has none, and is not let in by the link', () => {
    for (const template of ['invitation', 'reminder', 'all-signed'] as const) {
      expect(write(template, 'en').text).not.toContain('You need an account');
      expect(write(template, 'en', { isAccountNeeded: true }).text).toContain('You need an account with this address');
    }
  });

  it('show markup, direction marks and endless names as harmless text', () => {
    const evil = '<img src=x onerror=alert(1)>\u202e\r\nBcc: evil@example.com';
    const mail = write('invitation', 'de', {
      title: evil,
      senderName: 'x'.repeat(10_000),
      message: evil,
      documentTitles: [evil],
      recipientName: evil,
    });
    expect(mail.html).not.toContain('<img src=x');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toContain('\u202e');
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/);
    expect(mail.subject.length).toBeLessThan(250);
    expect(mail.html.length).toBeLessThan(20_000);
  });

  it('keep text from right to left apart from what stands around it', () => {
    const mail = write('tan', 'en', { title: 'عقد إيجار' });
    expect(mail.html).toContain('<bdi>\u2068عقد إيجار\u2069</bdi>');
    expect(mail.text).toContain('to sign \u2068عقد إيجار\u2069:');
  });

  it('drop the e of a French «de» before a vowel', () => {
    const { html, text } = write('invitation', 'fr');
    expect(text).toContain('Message d’Anna Keller');
    expect(html).toContain('Message d’<bdi>Anna Keller</bdi>');
    expect(`${html}${text}`).not.toContain('\u2063');
    expect(write('invitation', 'fr', { senderName: 'Nora' }).text).toContain('Message de Nora');
  });

  it('join the Italian article to a day that is said with a vowel', () => {
    const text = (day: number) => write('withdrawn', 'it', { withdrawnAt: new Date(Date.UTC(2026, 11, day, 9)) }).text;
    expect(text(11)).toMatch(/ l’11\sdicembre/);
    expect(text(12)).toMatch(/ il 12\sdicembre/);
  });
});
