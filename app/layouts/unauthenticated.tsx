import { Outlet } from 'react-router';

export { loader } from './load-layout.ts';

export default function UnauthenticatedLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
