import { Outlet } from 'react-router';
import { useRoot } from './use-root.ts';
import { AppToolbar } from './app-toolbar.tsx';
import { PageFrame } from './page-frame.tsx';

export { loader } from './load-layout.ts';

/** Workspaces that use the whole window: preparing, viewing and signing. The screen lays itself out; there is no footer. */
export default function MainLayout() {
  const { person } = useRoot();
  return (
    <PageFrame toolbar={<AppToolbar hasPlaces={person !== undefined} isContained={false} />} hasFooter={false}>
      <Outlet />
    </PageFrame>
  );
}
