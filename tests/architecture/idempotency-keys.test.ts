import { expect, it } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

/**
 * A key that is made anew for each press does what was pressed twice where an answer is lost, and one for each opening of a dialog refuses the
 * text that was changed meanwhile (decision 382). So keys are made by `callOnce` and `unanswered`, but for those that belong to a thing.
 */
const makers = new Map([
  ['app/documents/use-attachments.ts', 'one for each file that was chosen'],
  ['app/documents/use-hand-over.ts', 'one for each draft: as long as the screen is shown, the same code is handed out'],
  ['app/documents/use-sign-alone.ts', 'one for each draft: of two calls the first stays done when the second fails'],
  ['app/documents/use-upload-queue.ts', 'one for each file that was chosen'],
  ['app/http/idempotency-key.ts', 'the maker itself'],
  ['app/signature-requests/use-sending.ts', 'one for each screen of a draft, which is sent once'],
  ['app/signing/answer-form.ts', 'a form without scripts, of which nothing remembers a press'],
  ['app/signing/door.ts', 'a file of such a form'],
]);

it('nothing makes a key for each press', () => {
  const found = listFiles('app')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => readSource(file).includes('makeIdempotencyKey'));
  expect(found.toSorted()).toEqual([...makers.keys()]);
});
