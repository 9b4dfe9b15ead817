import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { writeNotification } from '../testing/write-notification.ts';
import { readBounce } from './read-bounce.ts';

const read = (text: string) => readBounce(Buffer.from(text, 'latin1'));
const gone = { isFinal: true, status: '5.1.1' };

/** The same bytes at every run. */
function* makeBytes(seed: string): Generator<number> {
  for (let block = 0; ; block += 1) yield* createHash('sha256').update(`${seed} ${block}`).digest();
}

describe('a delivery status notification', () => {
  it('says that a mail will never arrive', async () => {
    expect(await read(writeNotification())).toEqual(gone);
    expect(await read(writeNotification().replaceAll('\r\n', '\n'))).toEqual(gone);
    expect(await read(writeNotification({ statusType: 'message/global-delivery-status' }))).toEqual(gone);
    const type = 'Multipart/Report;\r\n\tboundary="=_part";\r\n\tReport-Type="delivery-status"';
    expect(await read(writeNotification({ type }))).toEqual(gone);
    expect(await read(writeNotification({ recipients: [{ status: '5.7.1 (policy)' }] }))).toMatchObject({
      isFinal: true,
      status: '5.7.1',
    });
    const encoded = writeNotification().replace(
      /(message\/delivery-status\r\n)\r\n([^]*?)(\r\n--=_part\r\nContent-Type: text\/rfc822)/,
      (_, head: string, body: string, tail: string) =>
        `${head}Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body).toString('base64')}${tail}`,
    );
    expect(encoded).not.toContain('Status: 5.1.1');
    expect(await read(encoded)).toEqual(gone);
  });

  it('says that it is late, or was given up for now', async () => {
    for (const recipient of [
      { action: 'delayed', status: '4.4.1' },
      { action: 'delayed', status: '5.4.1' },
      { action: 'failed', status: '4.4.7' },
    ])
      expect(await read(writeNotification({ recipients: [recipient] }))).toEqual({
        isFinal: false,
        status: recipient.status,
      });
  });

  it('of several, whom it was handed on to, says so only where nobody gets it', async () => {
    const lost = { action: 'failed', status: '5.1.1' };
    expect(await read(writeNotification({ recipients: [lost, { ...lost, status: '5.2.1' }] }))).toEqual(gone);
    for (const other of [
      { action: 'delivered', status: '2.0.0' },
      { action: 'relayed', status: '2.0.0' },
      { action: 'delayed', status: '4.2.2' },
      { action: 'unknown', status: '5.0.0' },
    ])
      expect((await read(writeNotification({ recipients: [lost, other] })))?.isFinal).toBe(false);
  });
});

describe('no notification that a mail was lost', () => {
  const plain = 'text/plain; charset=utf-8';
  it.each<[string, string]>([
    ['nothing', ''],
    ['an absence note', 'Subject: Abwesend\r\nAuto-Submitted: auto-replied\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n'],
    ['one with a status beside it', writeNotification({ type: 'multipart/mixed; boundary="=_part"' })],
    [
      'a receipt of reading',
      writeNotification({ type: 'multipart/report; report-type=disposition-notification; boundary="=_part"' }),
    ],
    ['a complaint', writeNotification({ type: 'multipart/report; report-type=feedback-report; boundary="=_part"' })],
    [
      'a type that only begins like it',
      writeNotification({ type: 'multipart/report; report-type=delivery-statuses; boundary="=_part"' }),
    ],
    [
      'a type that names it elsewhere',
      writeNotification({ type: 'text/plain; x="multipart/report; report-type=delivery-status"' }),
    ],
    ['without a boundary', writeNotification({ type: 'multipart/report; report-type=delivery-status' })],
    ['a text in its place', writeNotification({ statusType: plain })],
    ['of nobody', writeNotification({ recipients: [] })],
    ['of a delivery', writeNotification({ recipients: [{ action: 'delivered', status: '2.1.5' }] })],
    ['of an action that nobody knows', writeNotification({ recipients: [{ action: 'failure' }] })],
    ['with a status that is none', writeNotification({ recipients: [{ status: '550' }] })],
    ['with a status too long', writeNotification({ recipients: [{ status: '5.1.1111' }] })],
    ['that failed well', writeNotification({ recipients: [{ status: '2.0.0' }] })],
    ['cut before its status', writeNotification().slice(0, writeNotification().indexOf('Final-Recipient'))],
    ['two of them', writeNotification().replace('text/rfc822-headers', 'message/delivery-status')],
    [
      'one that was sent to somebody, and came along',
      `Content-Type: multipart/mixed; boundary=outer\r\n\r\n--outer\r\nContent-Type: message/rfc822\r\n\r\n${writeNotification()}\r\n--outer--\r\n`,
    ],
  ])('%s', async (_, text) => {
    expect(await read(text)).toBeUndefined();
  });

  it('whose fields stand behind more than anybody reads', async () => {
    const long = writeNotification().replace('Final-Recipient', `X: ${'x'.repeat(20_000)}\r\nFinal-Recipient`);
    expect(await read(long)).toBeUndefined();
  });

  it('however it was spoilt, is read without a failure and in no time', async () => {
    const whole = Buffer.from(writeNotification(), 'latin1');
    const bytes = makeBytes('bounces');
    const next = (below: number) => ((bytes.next().value << 8) | bytes.next().value) % below;
    const statuses = new Set<string>();
    for (let round = 0; round < 400; round += 1) {
      const spoilt = Buffer.from(whole);
      for (let change = 0; change < 1 + (round % 20); change += 1) spoilt[next(spoilt.length)] = next(256);
      const found = await readBounce(round % 3 ? spoilt : spoilt.subarray(0, next(spoilt.length)));
      statuses.add(found?.status ?? 'none');
    }
    expect(statuses).toContain('none');
    expect(statuses).toContain('5.1.1');
    expect([...statuses].join(' ')).toMatch(/^(?:none|[45]\.\d{1,3}\.\d{1,3})(?: (?:none|[45]\.\d{1,3}\.\d{1,3}))*$/);
  });

  it.each<[string, string]>([
    [
      'boundaries without end',
      `Content-Type: multipart/report; report-type=delivery-status; boundary=a\r\n\r\n${'--a\r\n'.repeat(50_000)}`,
    ],
    [
      'parts in parts',
      Array.from(
        { length: 4000 },
        (_, depth) =>
          `Content-Type: multipart/report; report-type=delivery-status; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
      ).join(''),
    ],
    ['a header without end', `Content-Type: multipart/report; ${'x=y; '.repeat(50_000)}`],
    ['headers without end', 'Subject: x\r\n'.repeat(20_000)],
    ['one line', 'x'.repeat(256 * 1024)],
    ['nothing but zeros', '\0'.repeat(256 * 1024)],
    ['colons alone', writeNotification().replace('Final-Recipient', `${':\r\n'.repeat(80_000)}Final-Recipient`)],
    ['empty lines alone', writeNotification().replace('Final-Recipient', `${'\r\n'.repeat(100_000)}Final-Recipient`)],
  ])('%s costs less than a second', async (_, text) => {
    const began = process.cpuUsage();
    expect(await read(text.slice(0, 256 * 1024))).toBeUndefined();
    const { user } = process.cpuUsage(began);
    expect(user / 1000).toBeLessThan(1000);
  });
});
