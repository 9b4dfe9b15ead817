import { line } from '@sigillum/api-contracts/text.ts';
import { type ChangeEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SignatureMark } from '@sigillum/design-system';
import * as z from 'zod';
import { useDialogForm } from '../forms/use-dialog-form.ts';
import type { PictureSource } from './components/signature-picture-field.tsx';
import { visualSignatureMessages as messages } from './messages.ts';
import type { VisualSignatureDraft, VisualSignatureLines } from './visual-signature.ts';

const schema = z.object({
  alias: line(100).optional(),
  name: line(200).min(1),
  company: line(200).optional(),
  location: line(100).optional(),
});

/** The draft while it is being edited, its line fields and its judgement; a good one is handed to `save`. */
export function useSignatureDraft(
  begin: () => VisualSignatureDraft,
  hasCustomImage: boolean,
  save: (draft: VisualSignatureDraft) => void,
) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(begin);
  const [source, setSource] = useState<PictureSource>(hasCustomImage ? 'keep' : 'make');
  const [isPictureMissing, setIsPictureMissing] = useState(false);
  const { submit, field } = useDialogForm(schema, (typed) =>
    save({ ...draft, alias: '', company: '', location: '', ...typed }),
  );

  return {
    draft,
    source,
    isPictureMissing,
    change: (changes: Partial<VisualSignatureDraft>) => setDraft({ ...draft, ...changes }),
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
    lineField: (name: keyof VisualSignatureLines) => ({
      name,
      label: formatMessage(messages[name]),
      value: draft[name],
      error: field(name).error,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, [name]: event.target.value }),
    }),
  };
}
