import TermsOfUseDialog from '@sigillum/app/user/dialogs/terms-of-use-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = { provider: 'Alpine Trust', href: 'https://example.ch/trust-terms', legislation: 'ZERTES' as const };

const meta = {
  title: 'Dialogs/user/terms of use',
  component: TermsOfUseDialog,
  render: showScreen(TermsOfUseDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof TermsOfUseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Under Swiss law, by keys alone. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/11 years/)).toBeInTheDocument();
    await expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.ch/trust-terms');
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.act).toHaveBeenCalledWith({ touSwisscom: true });
  },
};

export const UnderEidas: Story = {
  args: { props: { ...props, legislation: 'EIDAS' } },
  play: async () => {
    await expect(await screen.findByText(/35 years/)).toBeInTheDocument();
  },
};

/** On a test system. */
export const Local: Story = {
  args: { props: { provider: 'SIGILLUM', legislation: 'ZERTES', isDemonstration: true } },
  play: async () => {
    await expect(await screen.findByText(/SIGILLUM is this test system itself/)).toBeInTheDocument();
  },
};

/** The operator names no place where they stand. */
export const WithoutPlace: Story = {
  args: { props: { provider: 'Alpine Trust', legislation: 'ZERTES' } },
  play: async () => {
    await expect(await screen.findByText(/11 years/)).toBeInTheDocument();
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

export const NotAccepted: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept and continue' }));
    await expect(await screen.findByText('Please accept the terms first.')).toBeInTheDocument();
    await expect(screen.getByRole('checkbox')).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Declined: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This could not be saved. Please try again.' } };

export const LongText: Story = {
  args: {
    props: { ...props, provider: 'Vertrauensdiensteanbieterin Schweizerische Liegenschaftsbewirtschaftung AG' },
    error:
      'Ihre Antwort konnte nicht gespeichert werden, weil die Verbindung unterbrochen wurde. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
