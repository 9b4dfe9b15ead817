import type { Meta, StoryObj } from '@storybook/react-vite';
import Logout from '@sigillum/app/user/logout.tsx';
import { expect, within } from 'storybook/test';
import { neverAnswer, plainPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Log out', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const scene = { path: '/logout', root: { person: plainPerson } };

export const Asks: Story = {
  render: showRoute(Logout, scene),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Log out' })).not.toHaveAttribute('aria-busy');
  },
};

export const Busy: Story = {
  render: showRoute(Logout, { ...scene, action: neverAnswer }),
  play: async ({ canvasElement, userEvent }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Log out' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
