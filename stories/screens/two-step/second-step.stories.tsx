import type { Meta, StoryObj } from '@storybook/react-vite';
import SecondStep from '@sigillum/app/two-step/second-step.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { neverAnswer, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Two-step/Second step', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const loaderData = { methods: ['totp', 'recovery_code'], restartHref: '/login' };
const scene = { path: '/login/second-step', loaderData };

export const Default: Story = { render: showRoute(SecondStep, scene) };

/** An account with a passkey and with codes of an app. */
export const WithPasskey: Story = {
  render: showRoute(SecondStep, {
    ...scene,
    loaderData: {
      ...loaderData,
      methods: ['totp', 'passkey', 'recovery_code'],
      passkeyOptions: { challenge: 'c', expiration: '2026-11-21T08:47:13.000Z', options: { challenge: 'AAAA' } },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  },
};

/** Nothing but a recovery code is left. */
export const RecoveryCodeOnly: Story = {
  render: showRoute(SecondStep, { ...scene, loaderData: { ...loaderData, methods: ['recovery_code'] } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Recovery code')).toBeVisible();
  },
};

export const WrongCode: Story = {
  render: showRoute(SecondStep, {
    ...scene,
    action: () => ({ failure: { fields: { code: { id: 'error.two_step.proof_wrong' } }, typed: {} } }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const code = within(canvasElement).getByLabelText('Code');
    await userEvent.type(code, '000000{Enter}');
    await within(canvasElement).findByText(/This is not right/);
    await waitFor(() => expect(code).toHaveFocus());
  },
};

export const Busy: Story = {
  render: showRoute(SecondStep, { ...scene, action: neverAnswer }),
  play: async ({ canvasElement, userEvent }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Log in' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
