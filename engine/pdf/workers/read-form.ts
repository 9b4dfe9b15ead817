import { openForSigning } from '../intake.ts';
import { readFormFields, type LeftField, type OwnField } from '../read-form-fields.ts';
import { accessFile } from '../structure/random-access.ts';

export type ReadFormInput = { filePath: string };
export type ReadFormOutput = { fields: OwnField[]; left: LeftField[] };

/** Reads what the form of a file asks people to fill in, as it will be signed. Throws PdfProblem. */
export async function run({ filePath }: ReadFormInput): Promise<ReadFormOutput> {
  await using source = await accessFile(filePath);
  return await readFormFields((await openForSigning(source)).reader);
}
