import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect } from 'vitest';
import { makeAttachmentOpener } from '../documents/open-mail-attachments.ts';
import { isUsed } from '../documents/discard-blobs.ts';
import { createMailSender } from '../mail/send-mails.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { listOutbox, readOutbox } from '../mail/outbox.ts';
import { listMails, sendRequest, sign, view } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { tellSuccess } from './tell-success.ts';

let anna: SeededPerson;
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

/** A request that Anna has signed alone, with an observer; its last mail is not written yet. */
async function finish(body: object): Promise<string> {
  const id = await sendRequest(anna, {
    signatures: [{ account_email: anna.email }],
    observers: [{ email: 'archive@example.ch' }],
    ...body,
  });
  expect(await sign(anna, id)).toMatchObject({ status: 'SIGNED' });
  return id;
}

async function readMails() {
  const mails = [];
  for (const { id } of await listOutbox(world.services, { limit: 20 })) {
    const mail = await readOutbox(world.services, id);
    if (mail?.template === 'all-signed') mails.push(mail);
  }
  return mails.toSorted((a, b) => a.to.localeCompare(b.to));
}
const listLast = async () => (await listMails(world)).filter((line) => line.startsWith('all-signed'));
const both = { attach_on_success: ['SIGNED_DOCUMENT', 'SIGNATURE_PROTOCOL'] };

describe('the mail that everybody has signed', () => {
  it('goes out at once, without files, unless they were asked for', async () => {
    const id = await finish({});
    expect((await view(anna, id)).attach_on_success).toEqual([]);
    const [mail] = await readMails();
    expect(mail).toMatchObject({ to: 'anna@example.ch', attachments: [] });
    expect(mail!.text).not.toContain('liegt');
  });

  it('carries the signed documents and the report to owner and observers, as asked for, and says so', async () => {
    const id = await finish(both);
    expect((await view(anna, id)).attach_on_success).toEqual(['SIGNED_DOCUMENT', 'SIGNATURE_PROTOCOL']);
    expect(await listLast()).toEqual([]);
    await tellSuccess(world.services, id);
    const mails = await readMails();
    expect(mails.map(({ to }) => to)).toEqual(['anna@example.ch', 'archive@example.ch']);
    for (const mail of mails) {
      expect(mail.attachments.map(({ filename }) => filename)).toEqual([
        'Lease Zürich-signed.pdf',
        'Lease – Signaturprotokoll.pdf',
      ]);
      expect(mail.text).toContain('Das signierte Dokument liegt dieser Nachricht bei.');
      expect(mail.text).toContain('Das Signaturprotokoll liegt dieser Nachricht bei.');
    }
  });

  it('reaches a mail server with the files whole, the report with addresses for its owner alone', async () => {
    const id = await finish(both);
    await tellSuccess(world.services, id);
    const received: string[] = [];
    const server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
      onData(stream, _session, answer) {
        void text(stream).then((source) => {
          received.push(source);
          answer();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const transport = createSmtpTransport(
      `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      'Sigillum <no-reply@example.ch>',
    );
    const { db } = world.services;
    const deliver = createMailSender(world.services, transport, {
      openAttachments: makeAttachmentOpener(world.services),
    });
    const run = { id: 'job', attempt: 1, signal: new AbortController().signal, complete: () => Promise.resolve() };
    const files = await db.selectFrom('mail_attachments').selectAll().orderBy('position').execute();
    const blobs = [...new Set(files.flatMap(({ blob }) => blob ?? []))];
    expect(blobs).toHaveLength(2);
    expect(await isUsed(db, blobs[0]!)).toBe(true);
    for (const mailId of new Set(files.map(({ mail_id }) => mail_id))) await deliver({ mailId }, run);
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(received).toHaveLength(2);
    const pdfs = received.map((source) =>
      [...source.matchAll(/application\/pdf[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g)].map(([, base64]) =>
        Buffer.from(base64!, 'base64'),
      ),
    );
    for (const [document, report] of pdfs) {
      expect(document!.subarray(0, 5).toString()).toBe('%PDF-');
      expect(document!.toString('latin1')).toContain('/ByteRange');
      expect(report!.toString('latin1')).toContain('SigillumEvidenceHash');
    }
    const sizes = files.map(({ size }) => size);
    for (const [document, report] of pdfs)
      expect(sizes).toEqual(expect.arrayContaining([document!.length, report!.length]));
    expect(pdfs[0]![1]).not.toEqual(pdfs[1]![1]);
    // A mail server has them now: nothing of them stays here.
    expect(await db.selectFrom('mail_attachments').selectAll().execute()).toEqual([]);
    expect(await isUsed(db, blobs[0]!)).toBe(false);
  });

  it('leaves behind its link what is too large', async () => {
    const id = await finish(both);
    const [document] = (await view(anna, id)).documents;
    await tellSuccess(world.services, id, undefined, document!.size);
    await tellSuccess(world.services, id, undefined, 100);
    const mails = (await readMails()).filter(({ to }) => to === anna.email);
    const [some, none] = mails.toSorted((a, b) => b.attachments.length - a.attachments.length);
    expect(some!.attachments.map(({ filename }) => filename)).toEqual(['Lease Zürich-signed.pdf']);
    expect(some!.text).toContain('Das signierte Dokument liegt dieser Nachricht bei.');
    expect(some!.text).toContain('Das Signaturprotokoll ist zu gross für eine E-Mail.');
    expect(none!.attachments).toEqual([]);
    expect(none!.text).toContain('Das signierte Dokument ist zu gross für eine E-Mail.');
    expect(none!.text).toContain(`/view/${id}`);
  });

  it('is written once, and takes its files with it when the request is erased', async () => {
    const id = await finish(both);
    let isDone = false;
    await tellSuccess(world.services, id, {
      complete: async () => {
        isDone = true;
      },
    });
    expect(isDone).toBe(true);
    await world.services.db.deleteFrom('signature_requests').where('id', '=', id).execute();
    expect((await readMails()).map(({ attachments }) => attachments)).toEqual([[], []]);
  });

  it('is as the organisation has set it where it leaves no choice', async () => {
    const { business_id } = await view(anna, await sendRequest(anna, { signatures: [{ account_email: anna.email }] }));
    const fixed = { enabled: true, customisable: false };
    const settings = { mailService: { attachments: { signedDocument: fixed } } };
    await world.services.db
      .updateTable('businesses')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', business_id!)
      .execute();
    const body = { title: 'Lease', attach_on_success: ['SIGNATURE_PROTOCOL' as const] };
    const draft = await anna.client.call(endpoints.createSignatureRequest, { body });
    expect(draft).toMatchObject({
      attach_on_success: ['SIGNED_DOCUMENT', 'SIGNATURE_PROTOCOL'],
      attach_on_success_options: ['SIGNATURE_PROTOCOL'],
    });
    const changed = await anna.client.call(endpoints.updateSignatureRequest, {
      params: { id: draft.id },
      body: { attach_on_success: [] },
    });
    expect(changed.attach_on_success).toEqual(['SIGNED_DOCUMENT']);
  });
});
