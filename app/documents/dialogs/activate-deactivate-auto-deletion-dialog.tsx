import type { ModalProps } from '../../modals/modal-store.ts';
import { ActivateAutoDeletion, type ActivateProps } from './activate-auto-deletion.tsx';
import { DeactivateAutoDeletion, type DeactivateProps } from './deactivate-auto-deletion.tsx';

/** Switches automatic deletion on or off, by what holds now. */
export type AutoDeletionProps = ({ change: 'activate' } & ActivateProps) | ({ change: 'deactivate' } & DeactivateProps);

/** The setting `retention` of a business (specification, section 3). */
export type AutoDeletionAction =
  | {
      enabled: true;
      days: number;
      /** Days count from the end of the request, else from the upload. */
      terminalState: boolean;
    }
  | { enabled: false };

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
