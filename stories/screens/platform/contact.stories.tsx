import Contact from '@sigillum/app/platform/contact.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Platform/Contact', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const known = { firstName: 'Nora', lastName: 'Ammann', email: 'nora@example.ch' };
const show = (action?: () => unknown) =>
  showRoute(Contact, { path: '/contact', loaderData: { hasNews: true, known }, ...(action && { action }) });

export const Default: StoryObj = { render: show() };

/** To somebody without an account, where there are no news. */
export const Stranger: StoryObj = {
  render: showRoute(Contact, { path: '/contact', loaderData: { hasNews: false, known: undefined } }),
};

const send: StoryObj['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/Your message/), 'How many seats may we have?');
  await userEvent.click(canvas.getByRole('checkbox', { name: /answer me/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
};

export const Sent: StoryObj = {
  render: show(() => ({ email: known.email })),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('Thank you. We answer to nora@example.ch.')).toBeVisible();
    const heading = context.canvas.getByRole('heading', { name: 'Your message has arrived' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** What was written is still there. */
export const Unavailable: StoryObj = {
  render: show(() => ({ failure: { fields: {}, form: { id: 'error.contact.unavailable' }, typed: {} } })),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(/cannot be taken right now/)).toBeVisible();
    await expect(context.canvas.getByLabelText(/Your message/)).toHaveValue('How many seats may we have?');
  },
};

export const Refused: StoryObj = {
  render: show(() => ({ failure: { fields: { email: { id: 'error.contact.refused' } }, typed: {} } })),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(/not taken with this address/)).toBeVisible();
  },
};
