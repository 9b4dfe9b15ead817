import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { createSmtpTransport, demandsTls } from './smtp-transport.ts';

describe('a mail server', () => {
  it.each([
    ['smtp://mail.example.ch', true],
    ['smtp://user:password@10.0.0.7:587', true],
    ['smtp://mail.example.ch?requireTLS=false', false],
    ['smtp://localhost:2525', false],
    ['smtp://127.0.0.1:2525?requireTLS=true', true],
  ])('%s must offer TLS: %s', (url, isDemanded) => {
    expect(demandsTls(url)).toBe(isDemanded);
  });

  it('that should and does not gets no mail', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => received.push(chunk.toString())).on('end', () => done());
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const mail = { to: 'a@example.ch', subject: 'Link', html: '<p>x</p>', text: 'x', messageId: '<1@example.ch>' };
    for (const [url, outcome] of [
      [`${address}?requireTLS=true`, 'refused'],
      [address, 'sent'],
    ] as const) {
      const transport = createSmtpTransport(url, 'Sigillum <no-reply@example.ch>');
      const sending = transport.send(mail);
      expect(
        await sending.then(
          () => 'sent',
          () => 'refused',
        ),
      ).toBe(outcome);
      transport.close?.();
    }
    expect(received.join('')).toContain('Subject: Link');
    expect(received.join('').match(/Subject: Link/g)).toHaveLength(1);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('that takes no mail leaves none of its files open', async () => {
    const server = new SMTPServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Sigillum <no-reply@example.ch>');
    const opened: Readable[] = [];
    const open = () => {
      const file = Readable.from(['%PDF-']);
      opened.push(file);
      return Promise.resolve(file);
    };
    const gone = () => Promise.reject(new Error('erased'));
    const mail = { to: 'a@example.ch', subject: 'Signed', html: '<p>x</p>', text: 'x', messageId: '<2@example.ch>' };
    for (const [second, reason] of [
      [open, '530'],
      [gone, 'erased'],
    ] as const) {
      const attachments = [
        { filename: 'a.pdf', open },
        { filename: 'b.pdf', open: second },
      ];
      await expect(transport.send({ ...mail, attachments })).rejects.toThrow(reason);
    }
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});
