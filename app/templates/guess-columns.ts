import { isSignersAlone } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type { BatchColumn } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { listPlaceholders } from '@sigillum/api-contracts/templates/batch-rules.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';

const isEmail = (cell: string) => /^\S+@\S+\.\S+$/.test(cell.trim());

/** Whether the first row says what stands below it: it has no address, and a later one has. */
export const hasHeadings = ([first, ...rest]: readonly (readonly string[])[]): boolean =>
  first !== undefined && !first.some(isEmail) && rest.some((row) => row.some(isEmail));

/** What columns are called in the four languages; the first that fits counts. */
const words = [
  ['email', /mail|courriel|posta/],
  ['first_name', /vorname|first|given|prénom|prenom|^nome$/],
  ['mobile_number', /mobil|handy|phone|natel|telefon|téléphone|portable|cellulare/],
  ['language', /^lang|sprache|langue|lingua/],
  ['title', /^(title|titel|titre|titolo|betreff|subject|objet|oggetto)$/],
  ['message', /^(message|nachricht|messaggio)$/],
  ['key', /^(id|nr|no|key|number|nummer|numéro|numero|schlüssel)\.?$|.(-|_| )?(id|nummer|number)$/],
  ['last_name', /nachname|last|surname|family|nom|name/],
] as const satisfies readonly (readonly [BatchColumn['kind'], RegExp])[];

const nameOf = (column: BatchColumn) => JSON.stringify(column);

/** What the columns of a table may be, by their headings and by what stands in them; each thing once. Undefined: not used. */
export function guessColumns(
  { roles, texts, fields }: Pick<Template, 'roles' | 'texts' | 'fields'>,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): (BatchColumn | undefined)[] {
  const placeholders = listPlaceholders(texts);
  const taken = new Set<string>();
  const take = (column: BatchColumn | undefined) => {
    if (!column || taken.has(nameOf(column))) return undefined;
    taken.add(nameOf(column));
    return column;
  };
  return Array.from({ length: rows[0]?.length ?? headings.length }, (_, index) => {
    const heading = (headings[index] ?? '').trim().toLowerCase();
    const placeholder = placeholders.find((name) => name.toLowerCase() === heading);
    if (placeholder) return take({ kind: 'placeholder', name: placeholder });
    const field = fields.find((one) => !isSignersAlone(one) && one.label.trim().toLowerCase() === heading);
    if (field) return take({ kind: 'field', field_id: field.id });
    const kind =
      (heading && words.find(([, pattern]) => pattern.test(heading))?.[0]) ||
      (rows.slice(0, 5).some((row) => isEmail(row[index] ?? '')) ? 'email' : undefined);
    if (!kind) return undefined;
    if (kind === 'key' || kind === 'title' || kind === 'message') return take({ kind });
    // The role that the heading names, else the first that lacks this.
    const named = roles.filter(({ name }) => name !== '' && heading.includes(name.toLowerCase()));
    const role = [...named, ...roles].find(({ id }) => !taken.has(nameOf({ kind, role_id: id })));
    return role && take({ kind, role_id: role.id });
  });
}
