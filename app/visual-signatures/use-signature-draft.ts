import { type ChangeEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SignatureMark } from '@sigillum/design-system';
import type * as z from 'zod';
import { useDialogForm } from '../forms/use-dialog-form.ts';
import type { PictureSource } from './components/signature-picture-field.tsx';
import { visualSignaturesMessages as messages } from './messages.ts';
import type { VisualSignatureLines } from './visual-signature.ts';

type Line = keyof VisualSignatureLines;

/** What is edited: some lines, a picture, and whatever else the form changes. */
type Draft<Asked extends Line> = Record<Asked, string> & { mark: SignatureMark | null | undefined };

/** A draft while it is being edited, its line fields and its judgement by `schema`; a good one is handed to `save`. */
export function useSignatureDraft<Asked extends Line, Edited extends Draft<Asked>>(
  begin: () => Edited,
  firstSource: PictureSource,
  schema: z.ZodType<Record<Asked, string>>,
  save: (draft: Edited) => void,
) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(begin);
  const [source, setSource] = useState(firstSource);
  const [isPictureMissing, setIsPictureMissing] = useState(false);
  const labelLine = (line: Line) => formatMessage(messages[line]);
  const { submit, field } = useDialogForm(schema, (typed) => save({ ...draft, ...typed }));

  return {
    draft,
    source,
    isPictureMissing,
    change: (changes: Partial<Edited>) => setDraft({ ...draft, ...changes }),
    choosePicture(chosen: PictureSource, made: SignatureMark | undefined) {
      const marks = { keep: undefined, make: made ?? null, none: null };
      setSource(chosen);
      setIsPictureMissing(false);
      setDraft({ ...draft, mark: marks[chosen] });
    },
    submit(event: Parameters<typeof submit>[0]) {
      event.preventDefault();
      const isMissing = source === 'make' && !draft.mark;
      setIsPictureMissing(isMissing);
      if (isMissing) event.currentTarget.querySelector<HTMLElement>('[name="picture"]:checked')?.focus();
      else submit(event);
    },
    lineField: (name: Asked) => ({
      name,
      label: labelLine(name),
      value: draft[name],
      error: field(name).error,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, [name]: event.target.value }),
    }),
  };
}
