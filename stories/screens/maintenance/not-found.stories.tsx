import NotFound from '@sigillum/app/maintenance/not-found.tsx';
import UnauthenticatedLayout from '@sigillum/app/layouts/unauthenticated.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Maintenance/Not found', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Default: StoryObj = {
  render: showRoute(NotFound, {
    Layout: UnauthenticatedLayout,
    path: '/no/such/page',
    loaderData: { path: '/no/such/page' },
  }),
};
