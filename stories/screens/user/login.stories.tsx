import type { Meta, StoryObj } from '@storybook/react-vite';
import Login from '@sigillum/app/user/login.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { neverAnswer, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Login', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const loaderData = { hasTarget: false, signUpHref: '/signup' };
const scene = { path: '/login', loaderData };

export const Default: Story = { render: showRoute(Login, scene) };

export const WithAddress: Story = {
  render: showRoute(Login, { ...scene, loaderData: { ...loaderData, email: 'nora.keller@example.ch' } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('E-mail address')).toHaveValue('nora.keller@example.ch');
  },
};

export const ReturnsToAPage: Story = {
  render: showRoute(Login, { ...scene, loaderData: { hasTarget: true, signUpHref: '/signup?next=%2Fupload' } }),
};

const typed = { email: 'nora.keller@example.ch' };

export const WrongPassword: Story = {
  render: showRoute(Login, {
    ...scene,
    action: () => ({ failure: { fields: { password: { id: 'error.auth.credentials_invalid' } }, typed } }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail address'), typed.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'not this one{Enter}');
    await canvas.findByText(/do not match/);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(typed.email);
  },
};

export const Locked: Story = {
  render: showRoute(Login, {
    ...scene,
    action: () => ({ failure: { fields: {}, form: { id: 'error.user.login_locked' }, typed } }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/wait a few minutes/);
  },
};

export const NoOrganisation: Story = {
  render: showRoute(Login, {
    ...scene,
    action: (form) => {
      const email = { id: 'error.user.identity_provider_missing' };
      return form.get('way') === 'organisation' ? { failure: { fields: { email }, typed } } : null;
    },
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail address'), typed.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with your organisation' }));
    await canvas.findByText(/No organisation has set up its own login/);
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue(typed.email);
  },
};

export const Busy: Story = {
  render: showRoute(Login, { ...scene, action: neverAnswer }),
  play: async ({ canvasElement, userEvent }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Log in' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
