import { SMTPServer } from 'smtp-server';
import type { KyselyPlugin } from 'kysely';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../database/testing.ts';
import type { TestDatabase } from '../database/testing.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { JobRun, Jobs } from '../jobs/jobs.ts';
import { createLog } from '../process/log.ts';
import { createSecrets } from '../process/secrets.ts';
import type { Mail } from './mail.ts';
import { outboxTransport } from './mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { listOutbox, readOutbox } from './outbox.ts';
import { queueMail } from './queue-mail.ts';
import type { MailServices } from './queue-mail.ts';
import { createMailSender } from './send-mails.ts';
import { createSmtpTransport } from './smtp-transport.ts';

let database: TestDatabase;
let jobs: Jobs;
let smtp: SMTPServer;
let transport: MailTransport;
let services: MailServices & { db: TestDatabase['db'] };
const received: { from: string; to: string[]; source: string }[] = [];
const logged: string[] = [];
const log = createLog({ level: 'info', write: (line) => logged.push(line) });
const secrets = createSecrets(Buffer.alloc(32, 3));
const now = () => new Date('2026-11-21T08:00:00.000Z');
const run: JobRun = { id: 'job', attempt: 1, signal: new AbortController().signal, complete: () => Promise.resolve() };

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = createJobs(database.address, log);
  await jobs.start();
  services = { config: { publicUrl: 'http://localhost:3000' }, jobs, secrets, now, db: database.db };
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom({ address }, _session, answer) {
      answer(
        address.startsWith('b-forbidden') ? Object.assign(new Error('not your domain'), { responseCode: 553 }) : null,
      );
    },
    onRcptTo({ address }, _session, answer) {
      const code = address.startsWith('gone') ? 550 : address.startsWith('busy') ? 451 : 0;
      answer(code ? Object.assign(new Error('not now'), { responseCode: code }) : null);
    },
    onData(stream, session, answer) {
      void text(stream).then((source) => {
        const { mailFrom } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          source,
        });
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Sigillum <no-reply@sign.example.ch>');
});
afterEach(() => {
  received.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  transport.close();
  await jobs.stop(1000);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await database.drop();
});

const confirm = (to: string): Mail => {
  const url = 'http://localhost:3000/signup/confirm?token=s3cret';
  return { to, language: 'de', template: 'confirm-email', values: { url, expiresAt: now() } };
};
const queue = async (mail: Mail) => (await database.db.transaction().execute((trx) => queueMail(services, trx, mail)))!;
const readRow = (id: string) =>
  database.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('mail', () => {
  it('reaches a mail server after the commit, through the queue, whole and in its language', async () => {
    await jobs.work('send-mail', createMailSender({ ...services, log }, transport));
    const id = await queue(confirm('zoe@example.ch'));
    await expect.poll(() => received, { interval: 20 }).toHaveLength(1);
    const [{ to, source }] = received as [(typeof received)[0]];
    expect(to).toEqual(['zoe@example.ch']);
    expect(source).toContain(`Message-ID: <${id}@localhost>`);
    expect(source).toContain('From: Sigillum <no-reply@sign.example.ch>');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain('Content-Type: multipart/alternative');
    expect(source.replaceAll('=\r\n', '')).toContain('lang=3Dde-ch');
    await expect.poll(() => readRow(id)).toMatchObject({ sent_at: now(), html: '', text: '' });
    expect(logged.join('')).not.toContain('s3cret');
  });

  it('is neither kept nor sent when the transaction is rolled back', async () => {
    const rolledBack = database.db.transaction().execute(async (trx) => {
      await queueMail(services, trx, confirm('never@example.ch'));
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await listOutbox(services, { limit: 5, to: 'never@example.ch' })).toEqual([]);
  });

  it('is encrypted at rest and readable in the outbox alone', async () => {
    const other = { ...services, jobs: { enqueueAll: () => Promise.resolve() } };
    const id = await database.db
      .transaction()
      .execute(async (trx) => (await queueMail(other, trx, confirm('Anna_Keller@example.ch')))!);
    expect(JSON.stringify(await readRow(id))).not.toContain('s3cret');
    const [entry] = await listOutbox(services, { limit: 5, to: 'anna_keller@example.ch' });
    expect(entry).toEqual({
      id,
      to: 'Anna_Keller@example.ch',
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      template: 'confirm-email',
      locale: 'de-ch',
      createdAt: now(),
    });
    expect((await readOutbox(services, id))?.text).toContain('token=s3cret&lang=de-ch');
    await createMailSender({ ...services, log }, outboxTransport)({ mailId: id }, run);
    expect((await readRow(id)).sent_at).toEqual(now());
    expect((await readOutbox(services, id))?.html).toContain('s3cret');
    expect(await listOutbox(services, { limit: 5, to: 'annaXkeller@example.ch' })).toEqual([]);
  });

  it('is tried again when the mail server is busy, and given up with a log line when the address is gone', async () => {
    const send = createMailSender({ ...services, log }, transport);
    const other = { ...services, jobs: { enqueueAll: () => Promise.resolve() } };
    const [busy, gone] = [
      (await queueMail(other, database.db, confirm('busy@example.ch')))!,
      (await queueMail(other, database.db, confirm('gone@example.ch')))!,
    ];
    await expect(send({ mailId: busy }, run)).rejects.toThrow('not now');
    await expect(send({ mailId: gone }, run)).resolves.toBeUndefined();
    expect((await readRow(gone)).sent_at).toBeNull();
    expect(logged.join('')).toContain('mail refused');
  });

  it('waits while the mail server does not let us in, and blames nobody for it', async () => {
    const strict = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, answer) =>
        answer(Object.assign(new Error('the password was changed'), { responseCode: 535 })),
    });
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
    const { port } = strict.server.address() as { port: number };
    const noteRefused = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const other = { ...services, jobs: { enqueueAll: () => Promise.resolve() } };
    const mailId = (await queueMail(other, database.db, confirm('zoe@example.ch')))!;
    // With a password that it does not know, and with none where it wants one.
    for (const login of ['anna:old@', '']) {
      const url = `smtp://${login}127.0.0.1:${port}`;
      const locked = createSmtpTransport(url, 'Sigillum <no-reply@sign.example.ch>');
      const send = createMailSender({ ...services, log }, locked, { noteRefused });
      await expect(send({ mailId }, run)).rejects.toThrow(login ? 'the password was changed' : '530');
      locked.close();
    }
    expect(noteRefused).not.toHaveBeenCalled();
    await new Promise<void>((resolve) => strict.close(() => resolve()));
  });

  it('that asks somebody has a sender of its own on the envelope where there is one, and no other has', async () => {
    const noteRefused = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const writeReturnPath = (mailId: string) => `b-${mailId}@bounces.example.ch`;
    const other = { ...services, jobs: { enqueueAll: () => Promise.resolve() } };
    const send = createMailSender({ ...services, log }, transport, { noteRefused, writeReturnPath });
    const remind = (to: string): Mail => ({
      ...{ to, language: 'en', template: 'reminder' },
      values: { title: 'Lease', documentTitles: [], senderName: 'Anna', url: 'http://localhost:3000/view/1' },
    });
    const reminder = (await queueMail(other, database.db, remind('zoe@example.ch')))!;
    const code = (await queueMail(other, database.db, confirm('zoe@example.ch')))!;
    for (const mailId of [reminder, code]) await send({ mailId }, run);
    expect(received.map(({ from }) => from)).toEqual([writeReturnPath(reminder), 'no-reply@sign.example.ch']);
    expect(received[0]!.source).toContain('From: Sigillum <no-reply@sign.example.ch>');
    // A server that does not know this sender says nothing of who gets the mail: the operator mends it, and it goes out.
    const wrong = createMailSender({ ...services, log }, transport, {
      noteRefused,
      writeReturnPath: () => 'b-forbidden@example.ch',
    });
    const mailId = (await queueMail(other, database.db, remind('zoe@example.ch')))!;
    await expect(wrong({ mailId }, run)).rejects.toThrow('not your domain');
    expect(noteRefused).not.toHaveBeenCalled();
    const gone = (await queueMail(other, database.db, remind('gone@example.ch')))!;
    await send({ mailId: gone }, run);
    expect(noteRefused).toHaveBeenCalledExactlyOnceWith({ to: 'gone@example.ch', template: 'reminder' });
  });

  it('keeps its Message-ID at every try and is not sent again once it is known to be sent', async () => {
    const send = createMailSender({ ...services, log }, transport);
    const other = { ...services, jobs: { enqueueAll: () => Promise.resolve() } };
    const id = (await queueMail(other, database.db, confirm('twice@example.ch')))!;
    const silent: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === 'UpdateQueryNode') throw new Error('killed before the commit');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const crash = createMailSender({ ...services, log, db: services.db.withPlugin(silent) }, transport);
    await expect(crash({ mailId: id }, run)).rejects.toThrow('killed');
    await send({ mailId: id }, run);
    await send({ mailId: id }, run);
    expect(received.map(({ source }) => /Message-ID: (\S+)/.exec(source)?.[1])).toEqual([
      `<${id}@localhost>`,
      `<${id}@localhost>`,
    ]);
  });
});
