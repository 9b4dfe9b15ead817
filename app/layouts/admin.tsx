import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { layoutsMessages as messages } from './messages.ts';
import { businessPlaces, listPlaces } from './navigation.ts';
import { SideLayout } from './side-layout.tsx';
import { useRoot } from './use-root.ts';

export { loader } from './load-layout.ts';

/** Pages of a business's admins. */
export default function AdminLayout() {
  const { formatMessage } = useIntl();
  const { person } = useRoot();
  const { pathname } = useLocation();
  const label = formatMessage(messages.businessNavigation);
  return <SideLayout label={label} places={listPlaces(businessPlaces, person?.role, pathname)} />;
}
