// Seals a PDF as the organisation, in one call: node seal.ts invoice.pdf sealed.pdf
import { readFile, writeFile } from 'node:fs/promises';
import { ok } from '@oazapfts/runtime';
import { enter } from './enter.ts';
import { downloadProgramDocumentV2, sealDocumentV2 } from './machine.ts';

const [file, out] = process.argv.slice(2) as [string, string];
enter();

const sealed = await ok(sealDocumentV2({ title: 'Invoice', content: (await readFile(file)).toString('base64') }));
await writeFile(out, (await ok(downloadProgramDocumentV2(sealed.document_id))).stream());
console.log(`Sealed as ${sealed.document_id}.`);
