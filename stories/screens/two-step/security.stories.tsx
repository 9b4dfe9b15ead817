import type { Meta, StoryObj } from '@storybook/react-vite';
import { passkeyExample, recoveryCodesExample, twoStepExample } from '@sigillum/api-contracts/two-step/examples.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { drawQr } from '@sigillum/app/two-step/draw-qr.ts';
import Security from '@sigillum/app/two-step/security.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { plainPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Two-step/Security', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const off = { totpSince: null, passkeys: [], recoveryCodesLeft: 0, events: [] };
const { email } = plainPerson;
const scene = { path: '/profile/security', Layout: DefaultLayout, root: { person: plainPerson } };

/** A password alone. */
export const Default: Story = {
  render: showRoute(Security, { ...scene, loaderData: { email, hasSso: false, twoStep: off } }),
};

/** Whoever logs in at an organisation may have no password. */
export const Organisation: Story = {
  render: showRoute(Security, { ...scene, loaderData: { email, hasSso: true, twoStep: off } }),
};

const at = '2026-11-21T10:05:00.000Z';
export const On: Story = {
  render: showRoute(Security, {
    ...scene,
    loaderData: {
      email,
      hasSso: false,
      twoStep: {
        ...twoStepExample,
        passkeys: [
          passkeyExample,
          { ...passkeyExample, id: '1c7e2f18-6c3b-4e95-b0a1-2d3e4f5a6b7c', name: 'Telefon', lastUsedAt: null },
        ],
        events: [{ name: 'PASSKEY_ADDED', at, ip: '192.0.2.7', detail: 'Telefon' }, ...twoStepExample.events],
      },
    },
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Remove “Laptop”', { selector: 'summary, summary *' }));
    await expect(canvas.getAllByRole('button', { name: 'Use a passkey instead' })[0]).toBeVisible();
  },
};

const uri =
  'otpauth://totp/Sigillum%3Anora.keller%40example.ch?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sigillum';
const setUp = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri, qr: drawQr(uri) };

export const SetUp: Story = {
  render: showRoute(Security, {
    ...scene,
    loaderData: { email, hasSso: false, twoStep: off },
    action: () => ({ intent: 'begin-totp', setUp }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Set up' }));
    await expect(await within(canvasElement).findByRole('img', { name: /QR code/ })).toBeVisible();
  },
};

export const NewRecoveryCodes: Story = {
  render: showRoute(Security, {
    ...scene,
    loaderData: { email, hasSso: false, twoStep: twoStepExample },
    action: () => ({ intent: 'renew-codes', recoveryCodes: [...recoveryCodesExample] }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Make new codes', { selector: 'summary, summary *' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make new codes' }));
    await expect(await canvas.findByText(recoveryCodesExample[0]!)).toBeVisible();
  },
};

/** Where there is no clipboard, as on plain http, it is said how one copies. */
export const CodesNotCopied: Story = {
  ...NewRecoveryCodes,
  beforeEach() {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  async play(context) {
    await NewRecoveryCodes.play!(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Copy/ }));
    await expect(await screen.findByText(/does not let us copy/)).toBeVisible();
  },
};

export const FewRecoveryCodes: Story = {
  render: showRoute(Security, {
    ...scene,
    loaderData: { email, hasSso: false, twoStep: { ...twoStepExample, recoveryCodesLeft: 0 } },
  }),
};

export const WrongPassword: Story = {
  render: showRoute(Security, {
    ...scene,
    loaderData: { email, hasSso: false, twoStep: off },
    action: () => ({
      intent: 'begin-totp',
      failure: { fields: { password: { id: 'error.user.password_wrong' } }, typed: {} },
    }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await waitFor(() =>
      expect(canvas.getAllByLabelText('Your password').at(-1)).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};
