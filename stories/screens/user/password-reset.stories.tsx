import type { Meta, StoryObj } from '@storybook/react-vite';
import PasswordReset from '@sigillum/app/user/password-reset.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { neverAnswer, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Password reset', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const scene = { path: '/password-reset' };
const send = { name: 'Send the link' };

export const Default: Story = { render: showRoute(PasswordReset, scene) };

export const NoAddress: Story = {
  render: showRoute(PasswordReset, {
    ...scene,
    action: () => ({ failure: { fields: { email: { id: 'forms.email' } }, typed: { email: 'nora@localhost' } } }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'nora@localhost');
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toHaveFocus());
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('nora@localhost');
  },
};

export const TooManyMails: Story = {
  render: showRoute(PasswordReset, {
    ...scene,
    action: () => ({ failure: { fields: {}, form: { id: 'error.rate_limit.exceeded' }, typed: {} } }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', send));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const Busy: Story = {
  render: showRoute(PasswordReset, { ...scene, action: neverAnswer }),
  play: async ({ canvasElement, userEvent }) => {
    const button = within(canvasElement).getByRole('button', send);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
