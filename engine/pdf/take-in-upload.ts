import { IntakeRefusal, takeIn, type IntakeRefusalKey, type IntakeResult } from './intake.ts';
import type { FieldPlan } from './signature-fields.ts';
import { accessFile } from './structure/random-access.ts';

export type TakeInInput = { filePath: string; plans: FieldPlan[] };
export type TakeInOutput = { kind: 'taken-in'; result: IntakeResult } | { kind: 'refused'; key: IntakeRefusalKey };

/** The name under which the PDF workers run this module. */
export const takeInModule = { 'take-in-upload': '@sigillum/engine/pdf/take-in-upload.ts' } as const;

/** Intake in a worker: a rewrite parses the whole file. */
export async function run({ filePath, plans }: TakeInInput): Promise<TakeInOutput> {
  await using source = await accessFile(filePath);
  try {
    return { kind: 'taken-in', result: await takeIn(source, plans) };
  } catch (error) {
    if (error instanceof IntakeRefusal) return { kind: 'refused', key: error.key };
    throw error;
  }
}
