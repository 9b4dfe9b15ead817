import type { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { listShown } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import { fieldLimits, type FilledField, ValueFault } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { parseDateText } from '@sigillum/design-system';
import * as z from 'zod';
import type { TextReference } from '../forms/describe-violation.ts';
import { describeProblem, mapProblem } from '../forms/map-problem.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import type { Door } from './door.ts';
import { faultTexts } from './field-faults.ts';
import type { PlainFilling } from './plain-step.ts';

/** What an input of the plain form is called, and where the form says which fields it has asked for. */
export const nameInput = (id: string) => `field-${id}`;
export const askedName = 'asked';
/** What the box is called that takes a file back. */
export const nameRemoval = (id: string) => `remove-${id}`;

type Faults = readonly { id: string; fault: ValueFault }[];

/** The own fields, those among them that are asked for now, and what was saved. */
async function readOwn(door: Pick<Door, 'readFields'>) {
  const { fields, sid } = await door.readFields();
  const own = fields.filter((field) => field.sid === sid);
  return { own, shown: listShown(own, new Map(own.map(({ id, value }) => [id, value]))) };
}

const ask = (fields: readonly FilledField[], sealName: string | undefined, faults: Faults = []): PlainFilling => ({
  kind: 'fill',
  fields,
  sealName,
  ...(faults.length > 0 && {
    failure: {
      fields: Object.fromEntries(faults.map(({ id, fault }) => [nameInput(id), { id: faultTexts[fault].id }])),
      typed: {},
    },
  }),
});

/** The form of the own fields; nothing where there are none. */
export async function askForFields(
  door: Pick<Door, 'readFields'>,
  sealName: string | undefined,
  faults: Faults = [],
): Promise<PlainFilling | undefined> {
  const { shown } = await readOwn(door);
  return shown.length > 0 ? ask(shown, sealName, faults) : undefined;
}

const MissingFields = z.object({ fields: z.array(z.object({ id: z.string(), fault: ValueFault })) });

/** What a refusal to sign names. */
export const readFaults = ({ problem }: ApiProblem): Faults =>
  MissingFields.safeParse(problem.details).data?.fields ?? [];

/** As the rules want it: lines end as everywhere, days are typed in the form of the language, and whoever writes numbers with a comma means the same. */
function readValue(form: FormData, { id, kind }: FilledField): string {
  const given = form.get(nameInput(id));
  const text = typeof given === 'string' ? given.replaceAll('\r\n', '\n') : '';
  if (kind === 'date') return parseDateText(text) ?? text;
  return kind === 'number' ? text.trim().replace(',', '.') : text;
}

/** Hands in the files that came with the form. Answers why some of them were refused, by their fields. */
async function handInFiles(
  door: Pick<Door, 'handIn'>,
  form: FormData,
  asked: readonly string[],
): Promise<Map<string, TextReference>> {
  const refused = new Map<string, TextReference>();
  for (const id of asked) {
    const file = form.get(nameInput(id));
    // A control in which nothing was chosen sends a file without name and content.
    if (!(file instanceof File) || (file.name === '' && file.size === 0) || form.has(nameRemoval(id))) continue;
    try {
      await door.handIn(id, file);
    } catch (error) {
      if (!isApiProblem(error) || error.status === 401 || error.status === 404) throw error;
      refused.set(id, describeProblem(error));
    }
  }
  return refused;
}

function addRefusals(step: PlainFilling, refused: ReadonlyMap<string, TextReference>): PlainFilling {
  const fields = Object.fromEntries([...refused].map(([id, text]) => [nameInput(id), text]));
  return { ...step, failure: { typed: {}, ...step.failure, fields: { ...step.failure?.fields, ...fields } } };
}

/** Of a form with files. Each is kept once it is handed in: whoever has more hands them in one after another. */
const mostBytes = 2 * fieldLimits.fileBytes + 1024 * 1024;

/** Whether a form brings more files than are read at once, or does not say how much it brings. */
export const isTooLarge = ({ headers }: Pick<Request, 'headers'>): boolean =>
  (headers.get('content-type') ?? '').startsWith('multipart/') &&
  Number(headers.get('content-length') ?? Infinity) > mostBytes;

/** The form again, when what it brought was too much to be read. */
export async function refuseLargeForm(door: Pick<Door, 'readFields'>): Promise<PlainFilling> {
  const { shown } = await readOwn(door);
  return { ...ask(shown, undefined), failure: { fields: {}, typed: {}, form: { id: 'error.field.file_too_large' } } };
}

/** Saves what was filled in; answers the form again as long as something in it is wrong, or asks for more by then. */
export async function fillForm(
  door: Pick<Door, 'readFields' | 'fillFields' | 'handIn'>,
  form: FormData,
  sealName: string | undefined,
): Promise<PlainFilling | undefined> {
  const named = form.getAll(askedName).map(String);
  const refused = await handInFiles(door, form, named);
  const { own } = await readOwn(door);
  const files = new Set(own.flatMap(({ id, kind }) => (kind === 'attachment' ? [id] : [])));
  // What stands in a field for a file stays, unless it is taken back.
  const asked = new Set(named.filter((id) => !files.has(id) || form.has(nameRemoval(id))));
  const filled = own.map((field) => (asked.has(field.id) ? { ...field, value: readValue(form, field) } : field));
  const values = new Map(filled.map(({ id, value }) => [id, value]));
  const shown = listShown(filled, values);
  try {
    const { faults } = await door.fillFields(Object.fromEntries([...values].filter(([id]) => asked.has(id))));
    const lacking = shown.filter(
      ({ id, required, value }) => required && value === '' && files.has(id) && !refused.has(id),
    );
    const all = [...faults, ...lacking.map(({ id }) => ({ id, fault: 'required' as const }))];
    const isDone = all.length + refused.size === 0 && shown.every(({ id }) => named.includes(id));
    return isDone ? undefined : addRefusals(ask(shown, sealName, all), refused);
  } catch (error) {
    if (!isApiProblem(error) || error.key !== 'error.validation') throw error;
    return { ...ask(shown, sealName), failure: mapProblem(error, form) };
  }
}
