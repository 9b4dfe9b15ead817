import type { Meta, StoryObj } from '@storybook/react-vite';
import MailSent from '@sigillum/app/user/mail-sent.tsx';
import { expect, within } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Mail sent', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const scene = { path: '/signup/mail-sent', loaderData: { email: 'nora.keller@example.ch' } };
const again = { name: 'Send it again' };

export const Default: Story = { render: showRoute(MailSent, scene) };

export const LongAddress: Story = {
  render: showRoute(MailSent, {
    ...scene,
    loaderData: { email: `${'a-very-long-name'.repeat(5)}@${'department.'.repeat(6)}example.ch` },
  }),
};

export const AddressUnknown: Story = {
  render: showRoute(MailSent, { ...scene, loaderData: { email: undefined } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', again)).toBeNull();
  },
};

/** Nothing leaves this installation: no spam folder will hold the mail, but the outbox does. */
export const MailStaysHere: Story = {
  render: showRoute(MailSent, { ...scene, root: { hasOutbox: true } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'local outbox' })).toHaveAttribute('href', '/outbox');
    await expect(within(canvasElement).queryByText(/spam/)).toBeNull();
  },
};

export const SentAgain: Story = {
  render: showRoute(MailSent, { ...scene, action: () => ({ isResent: true }) }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', again));
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(/a new mail/);
  },
};

export const TooManyMails: Story = {
  render: showRoute(MailSent, {
    ...scene,
    action: () => ({ isResent: false, failure: { fields: {}, form: { id: 'error.rate_limit.exceeded' }, typed: {} } }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', again));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
