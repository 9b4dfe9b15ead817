import type { Meta, StoryObj } from '@storybook/react-vite';
import SsoError from '@sigillum/app/user/sso-error.tsx';
import { expect, within } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Organisation, failed', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const loginHref = '/login?email=nora.keller%40example.ch';
const show = (reason: string): Story => ({
  render: showRoute(SsoError, { path: '/sso/error', loaderData: { reason, loginHref } }),
});

/** Used already, too old, or of another browser. */
export const Default: Story = show('invalid');
export const Unavailable: Story = show('unavailable');
export const Cancelled: Story = {
  ...show('cancelled'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to the login' })).toHaveAttribute(
      'href',
      loginHref,
    );
  },
};
