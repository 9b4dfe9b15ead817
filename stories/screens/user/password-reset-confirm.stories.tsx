import type { Meta, StoryObj } from '@storybook/react-vite';
import PasswordResetConfirm from '@sigillum/app/user/password-reset-confirm.tsx';
import { expect, within } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Password reset, confirm', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const show = (end: string) => showRoute(PasswordResetConfirm, { path: '/password-reset/confirm', loaderData: { end } });
const expectTitle =
  (title: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: title })).toBeVisible();
  };

export const Default: Story = { render: show('unknown'), play: expectTitle('This link leads nowhere') };
export const Expired: Story = { render: show('expired'), play: expectTitle('This link has expired') };
export const Used: Story = { render: show('used'), play: expectTitle('This link was used already') };
export const Replaced: Story = { render: show('replaced'), play: expectTitle('There is a newer link') };
export const Changed: Story = { render: show('changed'), play: expectTitle('Your password has changed since') };
