import { Outlet } from 'react-router';
import { AppToolbar } from './app-toolbar.tsx';
import { PageFrame } from './page-frame.tsx';

export { loader } from './load-layout.ts';

/** Pages that stand open to everybody: no places, the screen lays itself out. */
export default function UnauthenticatedLayout() {
  return (
    <PageFrame toolbar={<AppToolbar hasPlaces={false} />}>
      <Outlet />
    </PageFrame>
  );
}
