import { createBatch } from '@sigillum/api-contracts/templates/create-batch.ts';
import { getBatch } from '@sigillum/api-contracts/templates/get-batch.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { uploadTemplate } from '@sigillum/api-contracts/templates/upload-template.ts';
import { buildSamplePdf } from '@sigillum/server/testing/sample-pdf.ts';
import type { Person } from './people.ts';

/** A template of one page and one role that signs. */
export const makeTemplate = (owner: Person): Promise<Template> =>
  owner.client.call(
    uploadTemplate,
    { body: buildSamplePdf() as unknown as BodyInit, contentType: 'application/pdf' },
    { headers: { 'content-disposition': "attachment; filename*=UTF-8''Lease.pdf" } },
  );

/** Sends a template to so many; answers the batch’s id. */
export async function sendToMany(owner: Person, { id, version, roles }: Template, count: number): Promise<string> {
  const role_id = roles[0]!.id;
  const columns = [{ kind: 'key' as const }, { kind: 'email' as const, role_id }];
  const rows = Array.from({ length: count }, (_, index) => [`K${index}`, `row.${index}@example.ch`]);
  const batch = await owner.client.call(createBatch, {
    params: { id },
    body: { version, name: 'Leases', columns, rows },
  });
  return batch.id;
}

/** How many rows have their request. */
export async function countSent(owner: Person, id: string): Promise<number> {
  const { states } = await owner.client.call(getBatch, { params: { id } });
  return states.OPEN;
}
