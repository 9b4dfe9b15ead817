import { exportUser } from '@sigillum/api-contracts/user/export-user.ts';
import { TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { bridge } from '../../http/browser-api.ts';
import { userDeleteAccountMessages as messages } from '../delete-account-messages.ts';

/** Everything that the account may see, in one file: what was signed stays its people's, also while their business is shut. */
export const ExportLink = () => (
  <TextLink href={bridge(exportUser.path)} download>
    <FormattedMessage {...messages.exportButton} />
  </TextLink>
);
