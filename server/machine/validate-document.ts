import { randomUUID } from 'node:crypto';
import { validateDocument as contract } from '@sigillum/api-contracts/machine/validate-document.ts';
import { ValidationInput } from '@sigillum/api-contracts/machine/validation-schemas.ts';
import type { DocumentReport } from '@sigillum/engine/verifier';
import { settleUploads } from '../documents/discard-blobs.ts';
import { fetchDocument } from '../documents/fetch-document.ts';
import { implement } from '../http/implement.ts';
import { checkFile } from '../verification/check-file.ts';
import { summariseReport } from '../verification/summarise-report.ts';
import { judgeWish } from './judge-wish.ts';
import { keepValidation, type KeptValidation } from './kept-validations.ts';
import { receiveContent } from './receive-content.ts';

const maxBytes = 50 * 1024 * 1024;

export const validateDocument = implement(contract, async ({ body, query }, { actor, meta, now, services }) => {
  const { fields } = await receiveContent(services, body, meta, { schema: ValidationInput, maxBytes });
  let sha256 = fields.content;
  try {
    sha256 ??= (await fetchDocument(services, fields.url!, { maxBytes, signal: meta.signal })).sha256;
    const report = await checkFile(services.verification, await services.blobs.pathOf(sha256), now);
    const { signers, ...found } = summariseReport(report);
    const described = { id: randomUUID(), ...found, valid: judgeWish(found, query), signer: signers };
    const result: KeptValidation = { ...described, ...describeReport(report) };
    keepValidation(actor, result, now);
    const { validation, format, signer, ...answer } = result;
    const asked = new Set(query.infos?.split(',').map((word) => word.trim()));
    return {
      status: 200 as const,
      body: {
        ...answer,
        ...(asked.has('validation') && { validation }),
        ...(asked.has('format') && { format }),
        ...(asked.has('signer') && { signer }),
      },
    };
  } finally {
    if (sha256) await settleUploads(services, [sha256]);
  }
});

function describeReport({ signatures, revisions, size, verdict, subIndication }: DocumentReport) {
  const details = signatures.map(({ signer, indication, subIndication: reason, findings }) => ({
    ...{ signer, indication, subIndication: reason, findings },
  }));
  return {
    validation: { indication: verdict, subIndication, details },
    format: {
      contentType: 'application/pdf',
      size,
      revisions: revisions.length,
      levels: signatures.map(({ level }) => level ?? 'UNDEFINED'),
    },
  };
}
