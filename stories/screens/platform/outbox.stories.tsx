import { outboxMailExample } from '@sigillum/api-contracts/platform/examples.ts';
import Outbox from '@sigillum/app/platform/outbox.tsx';
import UnauthenticatedLayout from '@sigillum/app/layouts/unauthenticated.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Platform/Outbox', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const subjects = ['Confirm your e-mail address', 'Please sign: Lease Bahnhofstrasse 12', 'Your code: 482913'];
const mails = subjects.map((subject, index) => ({
  ...outboxMailExample,
  id: `${index}${outboxMailExample.id.slice(1)}`,
  subject,
}));

export const Default: Story = {
  render: showRoute(Outbox, { Layout: UnauthenticatedLayout, path: '/outbox', loaderData: { mails, query: '' } }),
};
export const Empty: Story = {
  render: showRoute(Outbox, { Layout: UnauthenticatedLayout, path: '/outbox', loaderData: { mails: [], query: '' } }),
};
