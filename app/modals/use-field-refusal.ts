import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { useMemo } from 'react';
import { describeProblem } from '../forms/map-problem.ts';
import type { FormFailure } from '../forms/parse-form.ts';
import type { ModalProps } from './modal-store.ts';

/** Tells a problem at the field that is at fault instead of above the form: what the form takes, and the modal without the sentence. */
export function useFieldRefusal<Modal extends Pick<ModalProps<never, never>, 'error' | 'problem'>>(
  modal: Modal,
  key: ProblemKey,
  name: string,
): { refused: FormFailure | undefined; modal: Modal } {
  const { problem } = modal;
  const refused = useMemo(
    () => (problem?.key === key ? { fields: { [name]: describeProblem(problem) }, typed: {} } : undefined),
    [problem, key, name],
  );
  return { refused, modal: refused ? { ...modal, error: undefined } : modal };
}
