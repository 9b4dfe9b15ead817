import { useMatches } from 'react-router';
import { useRoot } from '../layouts/use-root.ts';
import { MaintenanceCover } from './maintenance-cover.tsx';
import { useNotice } from './notice-watch.tsx';
import { isOpenInMaintenance, isUnderWay } from './open-pages.ts';

/** Shuts an open page while a notice blocks, as the server shuts those that are asked for (middleware/gate-maintenance.ts). */
export function MaintenanceGate() {
  const notice = useNotice();
  const { isStaff } = useRoot();
  // A screen's id is its pattern.
  const pattern = useMatches().at(-1)?.id ?? '';
  if (!notice?.isBlocking || isStaff || isOpenInMaintenance(pattern) || isUnderWay(pattern)) return null;
  return <MaintenanceCover url={notice.url} />;
}
