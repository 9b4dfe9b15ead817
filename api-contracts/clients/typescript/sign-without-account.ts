// Asks somebody without account to sign, at a link that your own page hands over, and hears by a callback when it is done:
// node sign-without-account.ts lease.pdf anna@example.org signed.pdf
// CALLBACK_URL is where this program is reached, CALLBACK_SECRET the secret of the API user.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { ok } from '@oazapfts/runtime';
import { enter } from './enter.ts';
import { createProgramRequestV2, downloadProgramDocumentV2 } from './machine.ts';

const [file, email, out] = process.argv.slice(2) as [string, string, string];
const { CALLBACK_URL, CALLBACK_SECRET } = process.env as Record<string, string>;
enter();

/** Whether a call comes from whoever knows the secret (Standard Webhooks). */
function isGenuine(headers: IncomingHttpHeaders, body: string): boolean {
  const key = Buffer.from(CALLBACK_SECRET!.replace('whsec_', ''), 'base64');
  const message = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const wanted = Buffer.from(`v1,${createHmac('sha256', key).update(message).digest('base64')}`);
  // While a secret is being replaced there are two signatures.
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted));
}

const server = createServer((call, answer) => {
  void text(call).then(async (body) => {
    if (!isGenuine(call.headers, body)) return answer.writeHead(400).end();
    answer.writeHead(204).end();
    const { type, document_id } = JSON.parse(body) as { type: string; document_id: string };
    if (type !== 'SUCCESS') return;
    await writeFile(out, (await ok(downloadProgramDocumentV2(document_id))).stream());
    console.log('Signed.');
    server.close();
  });
}).listen(Number(new URL(CALLBACK_URL!).port));

const { signatures } = await ok(
  createProgramRequestV2({
    title: 'Lease',
    quality: 'SES',
    content: (await readFile(file)).toString('base64'),
    signatures: [
      { signer_identity_data: { email_address: email, first_name: 'Anna', last_name: 'Keller' }, notify: false },
    ],
    callback_success_url: CALLBACK_URL!,
  }),
);
console.log(`${signatures[0]!.signing_url}?exitURL=${encodeURIComponent('https://example.org/thanks')}&lang=de`);
