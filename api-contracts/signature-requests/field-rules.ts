import {
  fieldLimits,
  type FieldDeclaration,
  type FieldPattern,
  type FieldRules,
  type ValueFault,
} from './field-schemas.ts';

/** Why a field, or the list of them, cannot be. */
export type FieldFault = 'id' | 'rules' | 'default' | 'condition' | 'circle';

type Declared = Pick<FieldDeclaration, 'id' | 'kind' | 'required' | 'rules' | 'condition'>;

const patterns: Record<FieldPattern, (value: string) => boolean> = {
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u.test(value),
  phone: (value) => /^\+?[0-9][0-9 ()/.-]{4,24}$/.test(value),
  iban: (value) => isIban(value.replaceAll(' ', '').toUpperCase()),
  digits: (value) => /^[0-9]+$/.test(value),
};

/** ISO 13616: the country and the check digits go to the end, letters count from 10, and 97 divides it with rest 1. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...(text.slice(4) + text.slice(0, 4))].map((char) => parseInt(char, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const isNumber = (value: string) => /^-?\d{1,15}(\.\d{1,6})?$/.test(value);

function isDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** Before, same or after, of two numbers or two dates; both are written as `isNumber` and `isDate` want it. */
const compare = (kind: FieldDeclaration['kind'], one: string, other: string) =>
  kind === 'number' ? Number(one) - Number(other) : one < other ? -1 : Number(one > other);

function judgeRange({ kind, rules }: Pick<Declared, 'kind' | 'rules'>, value: string): ValueFault | undefined {
  if (rules.min !== undefined && compare(kind, value, rules.min) < 0) return 'too_small';
  if (rules.max !== undefined && compare(kind, value, rules.max) > 0) return 'too_large';
  return undefined;
}

function judgeText({ kind, rules }: Pick<Declared, 'kind' | 'rules'>, value: string): ValueFault | undefined {
  const most = fieldLimits[kind === 'longtext' || kind === 'initials' ? kind : 'text'];
  if (value.length > Math.min(most, rules.max_length ?? most)) return 'too_long';
  if (kind !== 'longtext' && /[\n\r\t]/.test(value)) return 'pattern';
  return rules.pattern && !patterns[rules.pattern](value) ? 'pattern' : undefined;
}

const fileValue = /^(.{1,255}) \(SHA-256 [0-9a-f]{64}\)$/u;

/** What stands in a field for a file. */
export const writeFileValue = ({ filename, sha256 }: { filename: string; sha256: string }) =>
  `${filename} (SHA-256 ${sha256})`;

/** The name of the file that a value stands for. */
export const readFileName = (value: string): string => fileValue.exec(value)?.[1] ?? value;

/** What is wrong with a value that is not empty. */
export function judgeValue(field: Pick<Declared, 'kind' | 'rules'>, value: string): ValueFault | undefined {
  if (field.kind === 'number') return isNumber(value) ? judgeRange(field, value) : 'not_a_number';
  if (field.kind === 'date') return isDate(value) ? judgeRange(field, value) : 'not_a_date';
  if (field.kind === 'checkbox') return value === 'true' ? undefined : 'not_a_choice';
  if (field.kind === 'attachment') return fileValue.test(value) ? undefined : 'not_a_file';
  if (field.kind === 'choice') return field.rules.choices?.includes(value) ? undefined : 'not_a_choice';
  return judgeText(field, value);
}

/** The fields that one signer is asked for with these values: a condition holds only while the field that it names is shown itself. */
export function listShown<T extends Declared>(fields: readonly T[], values: ReadonlyMap<string, string>): T[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = new Map<string, boolean>();
  function isShown(field: T): boolean {
    const { id, condition } = field;
    const answer = known.get(id);
    if (answer !== undefined || !condition) return answer ?? true;
    // Whatever refers to itself is not shown; such lists are refused when they are written.
    known.set(id, false);
    const named = byId.get(condition.field_id);
    const value = values.get(condition.field_id) ?? '';
    const holds = condition.equals === null ? value !== '' : value === condition.equals;
    const isHeld = named !== undefined && holds && isShown(named);
    known.set(id, isHeld);
    return isHeld;
  }
  return fields.filter(isShown);
}

/** What is wrong with what one signer has filled in, by field; fields that are not shown are asked for nothing. */
export function judgeValues(
  fields: readonly Declared[],
  values: ReadonlyMap<string, string>,
): { id: string; fault: ValueFault }[] {
  return listShown(fields, values).flatMap((field) => {
    const value = values.get(field.id) ?? '';
    const fault = value === '' ? (field.required ? 'required' : undefined) : judgeValue(field, value);
    return fault ? [{ id: field.id, fault }] : [];
  });
}

/** Which rules each kind knows. */
const knownRules: Record<FieldDeclaration['kind'], readonly (keyof FieldRules)[]> = {
  text: ['max_length', 'pattern'],
  longtext: ['max_length'],
  number: ['min', 'max'],
  date: ['min', 'max'],
  checkbox: [],
  choice: ['choices'],
  initials: [],
  attachment: [],
};

function areRulesSound({ kind, rules }: FieldDeclaration): boolean {
  const names = Object.keys(rules) as (keyof FieldRules)[];
  if (names.some((name) => rules[name] !== undefined && !knownRules[kind].includes(name))) return false;
  if (kind === 'choice') return rules.choices !== undefined && new Set(rules.choices).size === rules.choices.length;
  const bounds = [rules.min, rules.max].filter((bound) => bound !== undefined);
  const isBound = kind === 'number' ? isNumber : isDate;
  return bounds.every(isBound) && (bounds.length < 2 || compare(kind, bounds[0]!, bounds[1]!) <= 0);
}

/** Nobody begins these for their signer: initials that somebody else has written say nothing. */
export const isSignersAlone = ({ kind }: Pick<FieldDeclaration, 'kind'>): boolean =>
  kind === 'initials' || kind === 'attachment';

function judgeCondition(
  field: FieldDeclaration & { sid?: string },
  byId: ReadonlyMap<string, FieldDeclaration & { sid?: string }>,
): FieldFault | undefined {
  let next = field.condition && byId.get(field.condition.field_id);
  // Whose value decides must be known while the field is filled in: it is the same person's.
  if (field.condition && (!next || next.sid !== field.sid)) return 'condition';
  const passed = new Set([field.id]);
  while (next) {
    if (passed.has(next.id)) return 'circle';
    passed.add(next.id);
    next = next.condition && byId.get(next.condition.field_id);
  }
  return undefined;
}

/** The first field that cannot be, and why; undefined where all can. */
export function findFieldFault(
  fields: readonly (FieldDeclaration & { sid?: string })[],
): { id: string; fault: FieldFault } | undefined {
  const byId = new Map<string, FieldDeclaration & { sid?: string }>();
  for (const field of fields) {
    if (byId.has(field.id)) return { id: field.id, fault: 'id' };
    byId.set(field.id, field);
  }
  const files = fields.filter(({ kind }) => kind === 'attachment');
  if (files.length > fieldLimits.files) return { id: files[fieldLimits.files]!.id, fault: 'rules' };
  for (const field of fields) {
    const { id, default_value: value } = field;
    if (!areRulesSound(field)) return { id, fault: 'rules' };
    if (value !== '' && (isSignersAlone(field) || judgeValue(field, value))) return { id, fault: 'default' };
    const fault = judgeCondition(field, byId);
    if (fault) return { id, fault };
  }
  return undefined;
}

/** The initials of a name: the first letter of each of its parts, three at most, the last part among them. */
export function writeInitials(firstName: string | null | undefined, lastName: string | null | undefined): string {
  const letters = [firstName, lastName].map((name) =>
    (name ?? '')
      .split(/[\s\p{Pd}]+/u)
      .flatMap((part) => /[\p{L}\p{N}]\p{M}*/u.exec(part)?.[0].toLocaleUpperCase('en') ?? []),
  );
  return [...letters[0]!.slice(0, 2), ...letters[1]!.slice(-1)].join('');
}

/** How a value is shown, on paper and on the screen of others: dates as in visible signatures. */
export function showValue({ kind }: Pick<FieldDeclaration, 'kind'>, value: string): string {
  return kind === 'date' && isDate(value) ? value.split('-').toReversed().join('.') : value;
}
