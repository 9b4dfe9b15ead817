import type { ButtonProps } from '@sigillum/design-system';
import { useState } from 'react';
import type { ModalProps } from './modal-store.ts';

type Answerable<Answer> = Pick<ModalProps<unknown, Answer>, 'isLoading' | 'act'>;

/** Buttons each of which is an answer: the one that was pressed shows that it works, the others wait. Until then it is the likely one. */
export function useAnswers<Answer>({ isLoading, act }: Answerable<Answer>, likely?: NoInfer<Answer>) {
  const [pressed, setPressed] = useState<Answer | undefined>(likely);
  return (answer: Answer): Pick<ButtonProps, 'isLoading' | 'disabled' | 'onClick'> => ({
    isLoading: isLoading && pressed === answer,
    disabled: isLoading && pressed !== answer,
    onClick: () => {
      setPressed(answer);
      act(answer);
    },
  });
}
