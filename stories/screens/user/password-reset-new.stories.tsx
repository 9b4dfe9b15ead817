import type { Meta, StoryObj } from '@storybook/react-vite';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import { NewPasswordForm } from '@sigillum/app/user/components/new-password-form.tsx';
import PasswordResetNew from '@sigillum/app/user/password-reset-new.tsx';
import { expect, fn, waitFor, within } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';
import { showScreen } from '../../support/show-screen.tsx';

const meta = { title: 'Screens/User/Password reset, new', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof NewPasswordForm>;

const email = 'nora.keller@example.ch';
const args = { email, leastPassword: 12, isBusy: false, onDraft: fn() };
const form = showScreen(NewPasswordForm, { Layout: SimpleLayout, root: { person: undefined } });
const scene = { path: '/password-reset/new' };

export const Default: StoryObj = {
  render: showRoute(PasswordResetNew, { ...scene, loaderData: { email, leastPassword: 12 } }),
};

export const LongAddress: Story = {
  render: form,
  args: { ...args, email: `${'a-very-long-name'.repeat(4)}@${'department.'.repeat(15)}example.ch` },
};

export const LinkHasEnded: StoryObj = {
  render: showRoute(PasswordResetNew, { ...scene, loaderData: { end: 'expired', leastPassword: 12 } }),
};

export const Leaked: Story = {
  render: form,
  args: { ...args, verdict: { validPassword: false, code: 'breached', strength: 3 } },
};

export const Refused: Story = {
  render: form,
  args: {
    ...args,
    failure: { fields: { password: { id: 'error.user.password_weak' } }, typed: {} },
    verdict: { validPassword: false, code: 'too_weak', strength: 1 },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByLabelText('New password')).toHaveFocus());
  },
};

export const Busy: Story = { render: form, args: { ...args, isBusy: true } };
