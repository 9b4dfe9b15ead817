import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type * as engine from '@sigillum/engine/pdf/workers';
import type { Services } from '../services.ts';
import { refuse } from './refusal.ts';

interface Works {
  'clean-logo': [engine.CleanLogoInput, engine.CleanLogoOutput];
  'clean-picture': [engine.CleanPictureInput, engine.CleanPictureOutput];
  'clean-seal-image': [engine.CleanSealImageInput, engine.CleanSealImageOutput];
  'transform-image': [engine.TransformImageInput, engine.TransformImageOutput];
}

/**
 * Lets a worker, with its caps of memory and time, do something with a stranger's image. Throws a refusal: that we are busy, or `unreadable`
 * where the worker found no image, or ran out of memory or time over it.
 */
export async function workOnImage<Work extends keyof Works>(
  { pdf }: Services,
  work: Work,
  input: Works[Work][0],
  unreadable: ProblemKey,
): Promise<Exclude<Works[Work][1], { kind: 'unreadable' }>> {
  const output = await pdf.run<Works[Work][1]>(work, input).catch((error: unknown) => {
    if (!(error instanceof PdfProblem)) throw error;
    // Anything but a busy house is the image's doing.
    throw refuse(error.key === 'file.pdf.workers_busy' ? 'error.unavailable' : unreadable);
  });
  if (output.kind === 'unreadable') throw refuse(unreadable);
  return output as Exclude<typeof output, { kind: 'unreadable' }>;
}
