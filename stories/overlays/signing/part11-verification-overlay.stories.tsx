import Part11VerificationOverlay from '@sigillum/app/signing/overlays/part11-verification-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Overlays/signing/part11 verification',
  component: Part11VerificationOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(Part11VerificationOverlay),
  args: {
    props: { statement: { signingName: 'Noémi Frei', signingReason: '' } },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof Part11VerificationOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The known name stands there already; both are needed. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText('Your name')).toHaveValue('Noémi Frei');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByText('This field is required')).toBeVisible();
    const reason = screen.getByLabelText('Reason for signing');
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'I approve this document');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.act).toHaveBeenLastCalledWith({
      name: 'state',
      statement: { signingName: 'Noémi Frei', signingReason: 'I approve this document' },
    });
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const InGerman: Story = { globals: { language: 'de-ch', viewport: { value: 'xs' } } };
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };

export const Error: Story = {
  args: { error: 'The service cannot be reached. Please check your connection and try again.' },
};
export const LongText: Story = {
  args: {
    props: {
      statement: {
        signingName: 'Maximiliane Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst',
        signingReason:
          'Freigabe des Chargenprotokolls nach Prüfung aller Abweichungen durch die Qualitätssicherung'.repeat(2),
      },
    },
    error: 'The service cannot be reached. Please check your connection and try again. '.repeat(4),
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
