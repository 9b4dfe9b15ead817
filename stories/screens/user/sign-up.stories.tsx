import type { Meta, StoryObj } from '@storybook/react-vite';
import SignUp from '@sigillum/app/user/sign-up.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Sign up', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const scene = { path: '/signup', loaderData: { hasEid: false } };
const failing = (failure: object) => ({
  ...scene,
  action: () => ({ failure: { fields: {}, typed: {}, ...failure } }),
});
const submit = { name: 'Send the link' };

export const Default: Story = { render: showRoute(SignUp, scene) };

/** Where people can prove by the Swiss E-ID who they are. */
export const KeepsTheTarget: Story = {
  render: showRoute(SignUp, { ...scene, address: '/signup?next=%2Fview%2F1', loaderData: { hasEid: true } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fview%2F1',
    );
    await expect(within(canvasElement).getByRole('link', { name: 'Sign up with it' })).toHaveAttribute(
      'href',
      '/signup/flows/eidplus/new?next=%2Fview%2F1',
    );
  },
};

export const InvalidAddress: Story = {
  render: showRoute(SignUp, failing({ fields: { email: { id: 'forms.email' } }, typed: { email: 'nora@localhost' } })),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'nora@localhost');
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByText('Please enter a valid email');
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toHaveFocus());
  },
};

export const TooManyMails: Story = {
  render: showRoute(SignUp, failing({ form: { id: 'error.rate_limit.exceeded' } })),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', submit));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/Too many attempts/);
  },
};
