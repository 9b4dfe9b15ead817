import type { Meta, StoryObj } from '@storybook/react-vite';
import BusinessMailSent from '@sigillum/app/business/business-mail-sent.tsx';
import { expect, within } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Business/Mail sent', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: showRoute(BusinessMailSent, {
    path: '/business/signup/mail-sent',
    loaderData: { email: 'nora@keller-architektur.ch' },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Use another address' })).toHaveAttribute(
      'href',
      '/business/signup',
    );
  },
};
