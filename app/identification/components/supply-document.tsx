import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { Button } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../http/browser-api.ts';
import { useModals } from '../../modals/modals.tsx';
import { supplyEidDataDialog } from '../dialogs.ts';
import type { SupplyEidDataProps } from '../dialogs/supply-eid-data-dialog.tsx';
import type { EidData } from '../eid-data.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';

export interface SupplyDocumentProps extends SupplyEidDataProps {
  /** Something is kept already. */
  isSupplied: boolean;
}

/** Opens the dialog in which somebody writes down the own identity document, so that it is there when it is checked. */
export function SupplyDocument({ isSupplied, ...props }: SupplyDocumentProps) {
  const client = useApiClient();
  const { dialogs } = useModals();
  const { revalidate } = useRevalidator();
  async function keep(eidData: EidData) {
    await client.call(updateUser, { body: { eidData } });
    await revalidate();
  }
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => dialogs.open(supplyEidDataDialog, props, keep)}>
        <FormattedMessage {...(isSupplied ? messages.supplied : messages.supply)} />
      </Button>
      {isSupplied && (
        <Button type="submit" name="intent" value="forget" variant="quiet">
          <FormattedMessage {...messages.forget} />
        </Button>
      )}
    </>
  );
}
