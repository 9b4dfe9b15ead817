import type { Meta, StoryObj } from '@storybook/react-vite';
import PasswordResetMailSent from '@sigillum/app/user/password-reset-mail-sent.tsx';
import { expect, within } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Password reset, mail sent', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const scene = { path: '/password-reset/mail-sent', loaderData: { email: 'nora.keller@example.ch' } };
const again = { name: 'Send it again' };

export const Default: Story = { render: showRoute(PasswordResetMailSent, scene) };

export const LongAddress: Story = {
  render: showRoute(PasswordResetMailSent, {
    ...scene,
    loaderData: { email: `${'a-very-long-name'.repeat(4)}@${'department.'.repeat(15)}example.ch` },
  }),
};

export const AddressUnknown: Story = {
  render: showRoute(PasswordResetMailSent, { ...scene, loaderData: { email: undefined } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', again)).toBeNull();
  },
};

export const SentAgain: Story = {
  render: showRoute(PasswordResetMailSent, { ...scene, action: () => ({ isResent: true }) }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', again));
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(/Only the newest link/);
  },
};
