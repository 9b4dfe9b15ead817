import CookiesBlocked from '@sigillum/app/maintenance/cookies-blocked.tsx';
import UnauthenticatedLayout from '@sigillum/app/layouts/unauthenticated.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Maintenance/Cookies blocked', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Default: StoryObj = {
  render: showRoute(CookiesBlocked, { Layout: UnauthenticatedLayout, path: '/cookiesblocked', loaderData: null }),
};
