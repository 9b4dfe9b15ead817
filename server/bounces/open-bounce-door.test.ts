import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTlsIdentity } from '@sigillum/engine/testing/tls-identity';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../process/log.ts';
import { createSecrets } from '../process/secrets.ts';
import { writeNotification } from '../testing/write-notification.ts';
import { makeBounceAddresses } from './bounce-address.ts';
import { doorLimits, openBounceDoor } from './open-bounce-door.ts';

const domain = 'bounces.sign.example.ch';
const mailId = '3f0c5f3e-6a0f-4d7e-9c55-0a1b2c3d4e5f';
const addresses = makeBounceAddresses(createSecrets(Buffer.alloc(32, 3)), domain);
const own = addresses.write(mailId);
const note = vi.fn<Parameters<typeof openBounceDoor>[0]['note']>();
const logged: string[] = [];
const log = createLog({ level: 'info', write: (line) => logged.push(line) });

type Limits = typeof doorLimits;
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
  note.mockReset();
  logged.length = 0;
});

async function open(limits: Partial<Limits> = {}, tls?: { files: { certificate: string; key: string } }) {
  const door = await openBounceDoor({
    ...{ host: '127.0.0.1', port: 0, domain, addresses, tls, log, note },
    limits: { ...doorLimits, ...limits },
  });
  endings.push(() => door.close());
  return door;
}

/** Hands a message over as a mail server does; what the door answered at the end. */
async function send(
  port: number,
  { from = '', to = own, raw = writeNotification() }: { from?: string; to?: string | string[]; raw?: string } = {},
  tls: object = { ignoreTLS: true },
): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, ...tls });
  try {
    const { response } = await transport.sendMail({ envelope: { from, to }, raw });
    return response;
  } catch (error) {
    return (error as { response?: string; message: string }).response ?? (error as Error).message;
  } finally {
    transport.close();
  }
}

/** Speaks word by word. */
async function call(port: number) {
  const socket = connect(port, '127.0.0.1');
  endings.push(() => socket.destroy());
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1'))).on('error', () => undefined);
  // Also with a reset, where it was written to after the door had ended it.
  const ended = new Promise<void>((end) => socket.once('close', () => end()));
  return {
    socket,
    ended,
    say: (line: string) => socket.write(`${line}\r\n`),
    async hear(answer: RegExp) {
      await expect.poll(() => heard).toMatch(answer);
    },
    count: (answer: RegExp) => heard.match(answer)?.length ?? 0,
  };
}

describe('the door for mails that come back', () => {
  it('takes a notification from nobody to an address that we have written, and says whose mail it was', async () => {
    const { port } = await open();
    expect(await send(port)).toMatch(/^250 /);
    const late = writeNotification({ recipients: [{ action: 'delayed', status: '4.4.1' }] });
    expect(await send(port, { to: own.toUpperCase().replace(domain.toUpperCase(), domain), raw: late })).toMatch(
      /^250 /,
    );
    expect(note.mock.calls).toEqual([
      [mailId, { isFinal: true, status: '5.1.1' }],
      [mailId, { isFinal: false, status: '4.4.1' }],
    ]);
  });

  it('takes nothing from somebody, and nothing to anybody else', async () => {
    const { port } = await open();
    expect(await send(port, { from: 'mallory@example.ch' })).toMatch(/^550 .*Only delivery status/);
    for (const to of [`postmaster@${domain}`, 'anna@example.ch', own.replace(/.@/, '~@'), own.replace(domain, 'x.ch')])
      expect(await send(port, { to }), to).toMatch(/^550 .*No such address/);
    expect(await send(port, { to: [own, `postmaster@${domain}`] })).toMatch(/^250 /);
    expect(note).toHaveBeenCalledTimes(1);
  });

  it('is silent about what is no notification', async () => {
    const { port } = await open();
    for (const raw of [
      'Subject: Abwesend\r\n\r\nBin weg.',
      'x',
      writeNotification({ recipients: [{ action: 'relayed' }] }),
    ])
      expect(await send(port, { raw })).toMatch(/^250 /);
    expect(note).not.toHaveBeenCalled();
  });

  it('has the sender come again while nothing can be noted', async () => {
    const { port } = await open();
    note.mockRejectedValueOnce(new Error('the database is away'));
    expect(await send(port)).toMatch(/^451 /);
    expect(logged.join('')).toContain('a mail that came back was not noted');
    expect(await send(port)).toMatch(/^250 /);
  });

  it('takes no long message, whether its length was said before or not', async () => {
    const { port } = await open();
    const raw = `${writeNotification()}${'x'.repeat(70)}\r\n`.padEnd(300_000, 'long, longer\r\n');
    expect(await send(port, { raw })).toMatch(/^552 /);
    const { say, hear } = await call(port);
    await hear(/^220 /);
    for (const line of ['EHLO x', 'MAIL FROM:<>', `RCPT TO:<${own}>`, 'DATA']) say(line);
    await hear(/^354 /m);
    say(`${raw}\r\n.`);
    await hear(/^552 /m);
    expect(note).not.toHaveBeenCalled();
  });

  it('ends a line that says too much, too slowly, or guesses', async () => {
    const { port } = await open({ messages: 2, wrongAddresses: 3 });
    const many = await call(port);
    await many.hear(/^220 /);
    many.say('EHLO x');
    for (let round = 0; round < 3; round += 1) {
      many.say('MAIL FROM:<>');
      many.say(`RCPT TO:<${own}>`);
      many.say('DATA');
      await many.hear(round < 2 ? /^354 /m : /^421 /m);
      if (round < 2) many.say(`${writeNotification()}\r\n.`);
      await expect.poll(() => note.mock.calls.length).toBe(Math.min(2, round + 1));
    }
    const guessing = await call(port);
    await guessing.hear(/^220 /);
    guessing.say('EHLO x');
    guessing.say('MAIL FROM:<>');
    for (let guess = 0; guess < 4; guess += 1) guessing.say(`RCPT TO:<b-${guess}@${domain}>`);
    await guessing.hear(/^421 /m);
    expect(guessing.count(/^550 /gm)).toBe(3);
    const idle = await call((await open({ idleMs: 300 })).port);
    await idle.ended;
    expect(idle.count(/^421 /gm)).toBe(1);
  });

  it('ends a line that dribbles', async () => {
    const { port } = await open({ wholeMs: 300 });
    const { socket, ended } = await call(port);
    const dribble = setInterval(() => socket.write('x'), 20);
    await ended;
    clearInterval(dribble);
    expect(note).not.toHaveBeenCalled();
  });

  it('holds few lines at a time, and fewer of one address', async () => {
    const { port } = await open({ connections: { total: 20, perAddress: 2 } });
    const [one, two] = [await call(port), await call(port)];
    await one.hear(/^220 /);
    await two.hear(/^220 /);
    await (
      await call(port)
    ).ended;
    one.socket.destroy();
    await one.ended;
    await expect.poll(() => send(port)).toMatch(/^250 /);
  });

  it('survives whatever is said to it', async () => {
    const { port } = await open();
    for (const words of [
      '\0\0\0\0\r\n',
      `${'A'.repeat(100_000)}\r\n`,
      'EHLO x\r\nSTARTTLS\r\nAUTH PLAIN AAA=\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
      `EHLO x\r\nMAIL FROM:<>\r\nRCPT TO:<${own}>\r\nDATA\r\nhalf a mail`,
      'EHLO x\r\nMAIL FROM:<> SIZE=99999999999\r\nMAIL FROM:<\r\nRCPT TO:\r\nDATA\r\nRSET\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    ]) {
      const { socket, hear } = await call(port);
      await hear(/^220 /);
      socket.write(Buffer.from(words, 'latin1'));
      await new Promise<void>((flushed) => socket.end(() => flushed()));
    }
    expect(await send(port)).toMatch(/^250 /);
    expect(note).toHaveBeenCalledTimes(1);
  });

  it('speaks TLS where the port of the server has a certificate, and offers none of the library’s', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-door-'));
    endings.push(() => rmSync(folder, { recursive: true }));
    const { cert, key } = await makeTlsIdentity();
    const files = { certificate: path.join(folder, 'own.pem'), key: path.join(folder, 'own.key') };
    writeFileSync(files.certificate, cert);
    writeFileSync(files.key, key);
    const [closed, plain] = [await open({}, { files }), await open()];
    const demanding = { requireTLS: true, tls: { ca: cert } };
    expect(await send(closed.port, {}, demanding)).toMatch(/^250 /);
    expect(await send(plain.port, {}, demanding)).toMatch(/^500 .*not recognized/);
  });

  it('says in words that its port is taken', async () => {
    const { port } = await open();
    await expect(
      openBounceDoor({ host: '127.0.0.1', port, domain, addresses, tls: undefined, log, note }),
    ).rejects.toThrow(/cannot listen on BOUNCE_HOST and BOUNCE_PORT \(127\.0\.0\.1:\d+\): .*EADDRINUSE/);
  });
});
