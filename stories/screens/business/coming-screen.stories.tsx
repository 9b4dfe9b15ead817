import type { Meta, StoryObj } from '@storybook/react-vite';
import ComingScreen from '@sigillum/app/business/coming-screen.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import { adminPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Business/Coming screen', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const show = (path: string) =>
  showRoute(ComingScreen, {
    path,
    Layout: AdminLayout,
    loaderData: { path },
    root: { person: adminPerson },
  });

export const Extras: Story = { render: show('/business/extras') };
