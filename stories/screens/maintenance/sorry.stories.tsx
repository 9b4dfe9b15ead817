import { rememberSendersHelp } from '@sigillum/app/common/senders-help.ts';
import Sorry from '@sigillum/app/maintenance/sorry.tsx';
import UnauthenticatedLayout from '@sigillum/app/layouts/unauthenticated.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Maintenance/Sorry', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Default: StoryObj = {
  render: showRoute(Sorry, { Layout: UnauthenticatedLayout, path: '/sorry', loaderData: null }),
};

/** To somebody whose organisation names whom to ask. */
export const WithHelp: StoryObj = {
  render: showRoute(Sorry, {
    Layout: UnauthenticatedLayout,
    path: '/sorry',
    loaderData: null,
    root: { help: { email: 'help@keller.example.ch', phone: '+41441234567' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'help@keller.example.ch' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+41441234567' })).toHaveAttribute('href', 'tel:+41441234567');
  },
};

/** To a visitor, whom the server cannot tell any more who had sent the request. */
export const AfterARequest: StoryObj = {
  render: showRoute(Sorry, { Layout: UnauthenticatedLayout, path: '/sorry', loaderData: null }),
  beforeEach: () => rememberSendersHelp({ email: 'office@rossi.example', phone: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'office@rossi.example' })).toBeVisible();
  },
};
