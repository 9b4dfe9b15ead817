import { outboxMailExample } from '@sigillum/api-contracts/platform/examples.ts';
import OutboxMail from '@sigillum/app/platform/outbox-mail.tsx';
import UnauthenticatedLayout from '@sigillum/app/layouts/unauthenticated.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { embeddedFace } from '../../support/embedded-face.ts';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Platform/Outbox mail', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const mail = {
  ...outboxMailExample,
  html: `${embeddedFace.style}<body style="font-family: '${embeddedFace.family}'">${outboxMailExample.html}`,
};
const path = `/outbox/${outboxMailExample.id}`;

export const Default: StoryObj = {
  render: showRoute(OutboxMail, {
    Layout: UnauthenticatedLayout,
    path,
    loaderData: { mail, query: '' },
  }),
};

/** Files go along to a mail server; here their names and sizes stand for them. */
export const WithAttachments: StoryObj = {
  render: showRoute(OutboxMail, {
    Layout: UnauthenticatedLayout,
    path,
    loaderData: { mail: { ...mail, attachments: [{ filename: 'Lease-signed.pdf', size: 48_210 }] }, query: '' },
  }),
};
