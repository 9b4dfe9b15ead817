import AcceptTermsDialog from '@sigillum/app/user/dialogs/accept-terms-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const logOut = fn();

const meta = {
  title: 'Dialogs/user/accept terms',
  component: AcceptTermsDialog,
  render: showScreen(AcceptTermsDialog),
  args: { props: { logOut }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof AcceptTermsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The terms unfold on the spot; by keys alone. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    (await screen.findByRole('checkbox')).focus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.act).toHaveBeenCalledWith({ gtc: true });
  },
};

export const Changed: Story = {
  args: {
    props: {
      change: {
        since: '2027-01-01T00:00:00.000Z',
        points: [
          'Signatures under EU law: we name the trust service that keeps the evidence.',
          'You may delete your account yourself at any time.',
        ],
      },
      termsHref: 'https://example.ch/terms',
      privacyHref: 'https://example.ch/privacy',
      logOut,
    },
  },
  play: async () => {
    await expect(await screen.findByText(/The new ones apply from/)).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'Read the privacy policy' })).toBeInTheDocument();
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

/** Escape and the close button do not lead past it; they say what the choice is. */
export const NoWayPast: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(/You cannot use Sigillum without accepting them/)).toBeInTheDocument();
    await expect(args.close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This could not be saved. Please try again.' } };

export const LongText: Story = {
  args: {
    props: {
      change: {
        since: '2027-01-01T00:00:00.000Z',
        points: [
          'Aufbewahrung von Signaturbelegen durch Vertrauensdiensteanbieterinnen: Wir nennen die Dauer neu getrennt nach schweizerischem und europäischem Recht, samt Rechtsgrundlage.',
          'Datenschutzfolgenabschätzungsverantwortlichkeiten.',
        ],
      },
      termsHref: 'https://example.ch/terms',
      privacyHref: 'https://example.ch/privacy',
      logOut,
    },
    error:
      'Ihre Antwort konnte nicht gespeichert werden, weil die Verbindung unterbrochen wurde. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
