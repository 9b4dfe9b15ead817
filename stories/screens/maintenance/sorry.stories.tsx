import Sorry from '@sigillum/app/maintenance/sorry.tsx';
import UnauthenticatedLayout from '@sigillum/app/layouts/unauthenticated.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Maintenance/Sorry', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Default: StoryObj = {
  render: showRoute(Sorry, { Layout: UnauthenticatedLayout, path: '/sorry', loaderData: null }),
};
