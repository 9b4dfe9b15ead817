import { knownIdentificationExample } from '@sigillum/api-contracts/identification/examples.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { WalletView } from '@sigillum/app/identification/components/wallet-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import account, { Waiting as AccountWaits } from './wallet.stories.tsx';

const action = fn((_form: FormData): unknown => ({}));
const { wallet } = account.args;

const meta = {
  title: 'Screens/identification/wallet directly',
  component: WalletView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(WalletView, {
    Layout: DefaultLayout,
    path: '/direct-sign/identification/zertes/wallet',
    root: { person: undefined, visitId: requestId },
    action,
  }),
  args: {
    ...account.args,
    personName: 'Luca Rossi',
    visit: { requestId: '1', mark: 'visit-k3f', documentHref: '/view/1/2' },
  },
} satisfies Meta<typeof WalletView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/You were invited as/)).toHaveTextContent('Luca Rossi');
    await expect(canvas.getByRole('link', { name: 'Back to the document' })).toHaveAttribute('href', '/view/1/2');
    action.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toEqual({ intent: 'start' }));
  },
};

/** The invitation says no name. */
export const Nameless: Story = {
  args: { personName: '' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The invitation says no name/)).toBeVisible();
  },
};

export const Waiting: Story = { args: AccountWaits.args };

/** It is somebody else’s, and a visitor has no account whose name could be changed. */
export const WrongPerson: Story = {
  args: { wallet: { ...wallet, status: 'failure', reason: 'name_differs' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/under which you were invited/)).toBeVisible();
  },
};

/** It counts, and the document waits. */
export const Known: Story = {
  args: {
    wallet: { ...wallet, status: 'success', is_known: true },
    known: [{ ...knownIdentificationExample, legislation: 'ZERTES', quality: 'AES_MINIMAL', level: 3 }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/This counts for this signature/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the document and sign' })).toHaveAttribute(
      'href',
      '/view/1/2',
    );
  },
};

/** On a small screen at night, in German. */
export const Narrow: Story = {
  args: Waiting.args,
  globals: { language: 'de-ch', theme: 'dark', viewport: { value: 'xs' } },
};
