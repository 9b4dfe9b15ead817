import { Banner, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { maintenanceMessages as messages } from '../maintenance/messages.ts';
import { useRoot } from './use-root.ts';

/** The bar above everything while a notice is active that does not block. */
export function MaintenanceBanner() {
  const { maintenanceUrl } = useRoot();
  if (maintenanceUrl === undefined) return null;
  return (
    <Banner
      tone="warning"
      look="bar"
      actions={
        <TextLink href={maintenanceUrl} tone="ink">
          <FormattedMessage {...messages.lightLink} />
        </TextLink>
      }
    >
      <FormattedMessage {...messages.lightText} />
    </Banner>
  );
}
