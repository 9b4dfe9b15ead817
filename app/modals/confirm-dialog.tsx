import { AskDialog, type AskDialogProps } from './ask-dialog.tsx';

export interface ConfirmDialogProps extends Omit<AskDialogProps, 'role' | 'look' | 'onSubmit' | 'onConfirm'> {
  /** The button is not red. */
  isHarmless?: boolean;
  onConfirm: () => void;
}

/** The frame of every question before something is done that cannot be taken back: what happens, a way out, and the deed. */
export function ConfirmDialog({ isHarmless = false, ...question }: ConfirmDialogProps) {
  return <AskDialog {...question} role="alertdialog" look={isHarmless ? 'primary' : 'danger'} />;
}
