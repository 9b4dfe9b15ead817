// Sends a PDF to be signed, waits, and writes the signed file: node send-and-wait.ts lease.pdf anna@example.org signed.pdf
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { ok } from '@oazapfts/runtime';
import { enter } from './enter.ts';
import { createProgramRequestV2, downloadProgramDocumentV2, getProgramRequestV2 } from './machine.ts';

const [file, email, out] = process.argv.slice(2) as [string, string, string];
enter();

let request = await ok(
  createProgramRequestV2({
    title: 'Lease',
    quality: 'SES',
    content: (await readFile(file)).toString('base64'),
    signatures: [{ account_email: email }],
  }),
);
console.log(`Sent as ${request.id}.`);
while (request.status_overall === 'OPEN') {
  await setTimeout(3000);
  request = await ok(getProgramRequestV2(request.id));
}
console.log(`It is ${request.status_overall}.`);
// SIGNED is said only when the file is final, and the last answer names that file.
if (request.status_overall === 'SIGNED')
  await writeFile(out, (await ok(downloadProgramDocumentV2(request.document_id!))).stream());
