import ExhaustedSignaturesOverlay from '@sigillum/app/signing/overlays/exhausted-signatures-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const offline = 'The service cannot be reached. Please check your connection and try again.';

const meta = {
  title: 'Overlays/signing/exhausted signatures',
  component: ExhaustedSignaturesOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(ExhaustedSignaturesOverlay),
  args: {
    props: { reader: 'signer', ownerName: 'Anna Keller' },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof ExhaustedSignaturesOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To a signer: whom to ask, and that the link goes on working. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/Please tell/)).toHaveTextContent('Please tell Anna Keller, who sent');
    await expect(screen.queryByRole('button', { name: 'Choose a plan' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'retry' });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the documents' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete' });
  },
};

/** Whoever manages the plan can mend it at once. */
export const ForAdministrator: Story = {
  args: { props: { reader: 'administrator', ownerName: 'Anna Keller' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a plan' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete', goTo: '/business/upgrade' });
  },
};
export const LongText: Story = {
  args: {
    props: {
      reader: 'signer',
      ownerName: 'Maximiliane Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst, Immobilienverwaltung',
    },
    error: `${offline} `.repeat(4),
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: offline } };
