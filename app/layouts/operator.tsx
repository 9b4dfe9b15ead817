import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { operatorPlaces } from '../operator/places.ts';
import { layoutsMessages as messages } from './messages.ts';
import { listPlaces } from './navigation.ts';
import { SideLayout } from './side-layout.tsx';

export { loader } from './load-layout.ts';

/** Pages of whoever runs the installation. */
export default function OperatorLayout() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <SideLayout label={formatMessage(messages.operator)} places={listPlaces(operatorPlaces, 'operator', pathname)} />
  );
}
