import { ElsewhereKind } from '@sigillum/api-contracts/identification/schemas.ts';
import * as z from 'zod';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';

const Question = z.object({ kind: ElsewhereKind });

/** What the page of a law sends: that the trust service is to be asked. */
export async function askElsewhere(
  request: Request,
  ask: (kind: ElsewhereKind) => Promise<unknown>,
): Promise<{ failure?: FormFailure }> {
  const form = await readForm(request);
  const { value, failure } = parseForm(form, Question);
  if (failure) return { failure };
  try {
    await ask(value.kind);
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}
