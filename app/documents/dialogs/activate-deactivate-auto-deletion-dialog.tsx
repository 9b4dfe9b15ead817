import type { ModalProps } from '../../modals/modal-store.ts';
import { ActivateAutoDeletion, type ActivateProps } from './activate-auto-deletion.tsx';
import type { AutoDeletionAction } from './auto-deletion-action.ts';
import { DeactivateAutoDeletion, type DeactivateProps } from './deactivate-auto-deletion.tsx';

/** Switches automatic deletion on or off, by what holds now. */
export type AutoDeletionProps = ({ change: 'activate' } & ActivateProps) | ({ change: 'deactivate' } & DeactivateProps);

/** Asks before the documents of a business are deleted automatically, or no longer are, and says what that means. */
export default function ActivateDeactivateAutoDeletionDialog({
  props,
  ...modal
}: ModalProps<AutoDeletionProps, AutoDeletionAction>) {
  return props.change === 'activate' ? (
    <ActivateAutoDeletion {...modal} props={props} />
  ) : (
    <DeactivateAutoDeletion {...modal} props={props} />
  );
}
