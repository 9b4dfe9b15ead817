import type { Meta, StoryObj } from '@storybook/react-vite';
import BusinessSignUpSteps from '@sigillum/app/business/business-sign-up-steps.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Business/Sign up, steps', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const scene = {
  path: '/business/signup/steps',
  loaderData: { email: 'nora@keller-architektur.ch', leastPassword: 12 },
};

export const Default: Story = { render: showRoute(BusinessSignUpSteps, scene) };

export const WrongPhone: Story = {
  render: showRoute(BusinessSignUpSteps, {
    ...scene,
    action: () => ({
      failure: { fields: { phone: { id: 'forms.phone' } }, typed: { name: 'Keller Architektur AG', phone: '12' } },
    }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Phone/), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account and business' }));
    await canvas.findByText(/valid phone number/);
    await waitFor(() => expect(canvas.getByLabelText(/Phone/)).toHaveFocus());
  },
};
