import type { Meta, StoryObj } from '@storybook/react-vite';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import ChangePassword from '@sigillum/app/user/change-password.tsx';
import { ChangePasswordForm } from '@sigillum/app/user/components/change-password-form.tsx';
import { expect, fn, waitFor, within } from 'storybook/test';
import { plainPerson, showRoute } from '../../support/show-route.tsx';
import { showScreen } from '../../support/show-screen.tsx';

const meta = { title: 'Screens/User/Change password', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof ChangePasswordForm>;

const { email, firstName, lastName } = plainPerson;
const loaderData = { email, firstName, lastName, isForced: false, hasSso: false, leastPassword: 12 };
const scene = { path: '/profile/change-password', loaderData, root: { person: plainPerson } };
const args = { email, isForced: false, hasSso: false, leastPassword: 12, isBusy: false, onType: fn() };
const form = showScreen(ChangePasswordForm, { Layout: SimpleLayout, root: { person: plainPerson } });

export const Default: StoryObj = { render: showRoute(ChangePassword, scene) };

export const Forced: StoryObj = {
  render: showRoute(ChangePassword, { ...scene, loaderData: { ...loaderData, isForced: true } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/easier to guess than we allow today/)).toBeVisible();
  },
};

/** Whoever logs in at an organisation may have no password. */
export const Organisation: StoryObj = {
  render: showRoute(ChangePassword, { ...scene, loaderData: { ...loaderData, hasSso: true } }),
};

export const WrongPassword: StoryObj = {
  render: showRoute(ChangePassword, {
    ...scene,
    action: () => ({ failure: { fields: { oldPassword: { id: 'error.user.password_wrong' } }, typed: {} } }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Current password'), 'not this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('This is not your current password.');
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
  },
};

export const Locked: Story = {
  render: form,
  args: { ...args, failure: { fields: {}, form: { id: 'error.user.password_locked' }, typed: {} } },
};

export const Unchanged: Story = {
  render: form,
  args: { ...args, failure: { fields: { password: { id: 'error.user.password_unchanged' } }, typed: {} } },
};

export const Leaked: Story = {
  render: form,
  args: { ...args, isForced: true, verdict: { validPassword: false, code: 'breached', strength: 4 } },
};

export const Strong: Story = {
  render: form,
  args: { ...args, verdict: { validPassword: true, code: null, strength: 4 } },
};

export const Busy: Story = { render: form, args: { ...args, isBusy: true } };
