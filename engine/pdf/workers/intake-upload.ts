import { runIntake, type IntakeResult } from '../intake.ts';
import type { FieldPlan } from '../signature-fields.ts';
import { accessFile } from '../structure/random-access.ts';

/** `isTest`: each page says so. */
export type IntakeInput = { filePath: string; plans: FieldPlan[]; isTest?: boolean };

/** Intake in a worker: a rewrite parses the whole file. Throws PdfProblem. */
export async function run({ filePath, plans, isTest }: IntakeInput): Promise<IntakeResult> {
  await using source = await accessFile(filePath);
  return await runIntake(source, plans, isTest);
}
