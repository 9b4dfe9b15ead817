import { noticeExample } from '@sigillum/api-contracts/maintenance/examples.ts';
import { MaintenanceCover } from '@sigillum/app/maintenance/maintenance-cover.tsx';
import Maintenance from '@sigillum/app/maintenance/maintenance.tsx';
import NotFound from '@sigillum/app/maintenance/not-found.tsx';
import UnauthenticatedLayout from '@sigillum/app/layouts/unauthenticated.tsx';
import type { RootData } from '@sigillum/app/layouts/root-data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Maintenance/Maintenance', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const blocking = { ...noticeExample, isBlocking: true };

/** As long as the notice blocks; afterwards it leads back by itself. */
export const Default: StoryObj = {
  render: showRoute(Maintenance, {
    Layout: UnauthenticatedLayout,
    path: '/maintenance',
    loaderData: { target: '/dashboard' },
    root: { notice: blocking },
  }),
};

/** Over a page that was open when the notice began. */
export const OverAnOpenPage: StoryObj = {
  render: showRoute(() => <MaintenanceCover url={noticeExample.url} />, { loaderData: null }),
};

const banner = (root: Partial<RootData>, path = '/'): StoryObj => ({
  render: showRoute(NotFound, { Layout: UnauthenticatedLayout, path, loaderData: { path: '/nowhere' }, root }),
});

/** A notice that does not block, above every page. */
export const Banner = banner({ notice: noticeExample });
export const BannerWithoutAddress = banner({ notice: { ...noticeExample, url: null } });
/** One that blocks, to internal staff. */
export const BannerForStaff = banner({ notice: blocking, isStaff: true });
/** To whoever is signing when it begins. */
export const BannerWhileSigning = banner({ notice: blocking }, '/signed');
