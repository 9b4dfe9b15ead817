import { Button } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useModals } from '../../modals/modals.tsx';
import { signatureRequestsDialogMessages as messages } from '../dialog-messages.ts';
import { part11InfoDialog } from '../dialogs.ts';
import type { Part11InfoProps } from '../dialogs/part11-info-dialog.tsx';

/** Opens what the mode for regulated records is, for who sends or for who signs. */
export function ExplainPart11({ reader }: Part11InfoProps) {
  const { dialogs } = useModals();
  return (
    <Button
      variant="quiet"
      size="small"
      isFlush
      onClick={() => dialogs.open(part11InfoDialog, { reader }, () => undefined)}
    >
      <FormattedMessage {...messages.part11What} />
    </Button>
  );
}
