import Maintenance from '@sigillum/app/maintenance/maintenance.tsx';
import UnauthenticatedLayout from '@sigillum/app/layouts/unauthenticated.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Maintenance/Maintenance', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Default: StoryObj = {
  render: showRoute(Maintenance, { Layout: UnauthenticatedLayout, path: '/maintenance', loaderData: null }),
};
