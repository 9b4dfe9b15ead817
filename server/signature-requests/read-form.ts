import { randomUUID } from 'node:crypto';
import { judgeValue } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import { fieldLimits, type RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { FormField, FormFields } from '@sigillum/api-contracts/signature-requests/form-field-schemas.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import type { OwnField, ReadFormInput, ReadFormOutput } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import { pathOfVersion } from '../documents/versions.ts';
import { refuse } from '../http/refusal.ts';
import { judgeWriting } from '../requests/request-fields.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';

/** A field of a document's own form, with all its places. */
export interface ReadField {
  field: FormField;
  document: DocumentRow;
  places: OwnField['places'];
}

const name = line(fieldLimits.formField).min(1);
const label = line(fieldLimits.label).min(1);

/** What the forms of documents ask for that nobody fills in yet (`known`), by workers. Throws the refusal of workers that are busy. */
export async function readForms(
  services: Services,
  documents: readonly DocumentRow[],
  known: readonly Pick<RequestField, 'document_id' | 'form_field'>[],
): Promise<{ read: ReadField[]; left: FormFields['left'] }> {
  const read: ReadField[] = [];
  const left: FormFields['left'] = [];
  for (const document of documents) {
    const { signatureFields, hasForms } = document.inspection;
    if (!hasForms || signatureFields.some(({ signed }) => signed)) continue;
    const input: ReadFormInput = { filePath: await pathOfVersion(services, document.current_version_id) };
    const form = await services.pdf.run<ReadFormOutput>('read-form', input).catch(passOver);
    for (const one of form.left)
      left.push({ document_id: document.id, name: one.name.slice(0, 200), reason: one.reason });
    const taken = new Set(known.flatMap((field) => (field.document_id === document.id ? [field.form_field] : [])));
    for (const [index, own] of form.fields.entries()) {
      if (taken.has(own.name)) continue;
      // What no request could name: characters that nobody types.
      if (!name.safeParse(own.name).success)
        left.push({ document_id: document.id, name: own.name.toWellFormed().slice(0, 200), reason: 'NAME' });
      else read.push({ document, places: own.places, field: await describeField(document, own, index) });
    }
  }
  return { read, left };
}

/** A form that no worker can read has no fields; workers that are busy will be free again. */
function passOver(error: unknown): ReadFormOutput {
  if (!(error instanceof PdfProblem)) throw error;
  if (error.key === 'file.pdf.workers_busy') throw refuse(error.key);
  return { fields: [], left: [] };
}

async function describeField(document: DocumentRow, own: OwnField, index: number): Promise<FormField> {
  const { kind, choices, maxLength, isRequired: required } = own;
  // Where it has several places, what fits into the narrowest fits into all.
  const { pageIndex, x, y, width, height } = own.places.toSorted((one, other) => one.width - other.width)[0]!;
  const { width: pageWidth, height: pageHeight } = document.pages[pageIndex]!;
  // What reaches beyond the page is asked for at its edge.
  const [left, top] = [Math.min(Math.max(0, x), pageWidth - 4), Math.min(Math.max(0, y), pageHeight - 4)];
  const size = { width: Math.min(width, pageWidth - left), height: Math.min(height, pageHeight - top) };
  const rules = {
    ...(kind === 'choice' && { choices }),
    ...(maxLength && { max_length: Math.min(maxLength, fieldLimits[kind === 'longtext' ? 'longtext' : 'text']) }),
  };
  const [called = ''] = [own.label, own.name].map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const position = { page: String(pageIndex), x: left, y: top, ...size };
  const described = {
    ...{ id: `${document.current_version_id}.${index}`, document_id: document.id, name: own.name },
    ...{ kind, required, position },
    rules: kind === 'text' || kind === 'longtext' || kind === 'choice' ? rules : {},
    ...(kind === 'choice' && own.hasButtons && { has_buttons: true as const }),
    label: label.safeParse(called.slice(0, fieldLimits.label).trim()).data ?? `${index + 1}`,
  };
  const isSound = !judgeValue(described, own.value) && !(await judgeWriting(described, own.value));
  return { ...described, value: own.value !== '' && isSound ? own.value : '' };
}

/** The field of a request that it becomes. */
export const makeOwnField = ({ field }: ReadField, sid: string): RequestField => {
  const { document_id, kind, label, required, rules, position, has_buttons, name: form_field, value } = field;
  return {
    ...{ id: randomUUID(), document_id, sid, kind, label, required, rules, position, form_field },
    ...{ default_value: value, condition: null },
    ...(has_buttons && { has_buttons }),
  };
};
