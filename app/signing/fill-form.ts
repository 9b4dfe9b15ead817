import type { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { listShown } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import { type FilledField, ValueFault } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import * as z from 'zod';
import { mapProblem } from '../forms/map-problem.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import type { Door } from './door.ts';
import { faultTexts } from './field-faults.ts';
import type { PlainFilling } from './plain-step.ts';

/** What an input of the plain form is called, and where the form says which fields it has asked for. */
export const nameInput = (id: string) => `field-${id}`;
export const askedName = 'asked';

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

/** As the rules want it: lines end as everywhere, and whoever writes numbers with a comma means the same. */
function readValue(form: FormData, { id, kind }: FilledField): string {
  const given = form.get(nameInput(id));
  const text = typeof given === 'string' ? given.replaceAll('\r\n', '\n') : '';
  return kind === 'number' ? text.trim().replace(',', '.') : text;
}

/** Saves what was filled in; answers the form again as long as something in it is wrong, or asks for more by then. */
export async function fillForm(
  door: Pick<Door, 'readFields' | 'fillFields'>,
  form: FormData,
  sealName: string | undefined,
): Promise<PlainFilling | undefined> {
  const { own } = await readOwn(door);
  // Files are handed in by scripts alone; what stands there stays.
  const files = new Set(own.flatMap(({ id, kind }) => (kind === 'attachment' ? [id] : [])));
  const named = form.getAll(askedName).map(String);
  const asked = new Set(named.filter((id) => !files.has(id)));
  const filled = own.map((field) => (asked.has(field.id) ? { ...field, value: readValue(form, field) } : field));
  const values = new Map(filled.map(({ id, value }) => [id, value]));
  const shown = listShown(filled, values);
  try {
    const { faults } = await door.fillFields(Object.fromEntries([...values].filter(([id]) => asked.has(id))));
    const lacking = shown.filter(({ id, required, value }) => required && value === '' && files.has(id));
    const all = [...faults, ...lacking.map(({ id }) => ({ id, fault: 'required' as const }))];
    const isDone = all.length === 0 && shown.every(({ id }) => named.includes(id));
    return isDone ? undefined : ask(shown, sealName, all);
  } catch (error) {
    if (!isApiProblem(error) || error.key !== 'error.validation') throw error;
    return { ...ask(shown, sealName), failure: mapProblem(error, form) };
  }
}
