import ConnectToAnAustrianEidDialog from '@sigillum/app/identification/dialogs/connect-to-an-austrian-eid-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/identification/connect to an Austrian eID',
  component: ConnectToAnAustrianEidDialog,
  render: showScreen(ConnectToAnAustrianEidDialog),
  args: { props: { isQualified: true }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof ConnectToAnAustrianEidDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('link', { name: 'How to get one' })).toHaveAttribute(
      'href',
      'https://www.oesterreich.gv.at/id-austria.html',
    );
    screen.getByRole('button', { name: 'Go to ID Austria' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledOnce();
  },
};

/** The operator's trust service takes no more than advanced signatures from it. */
export const Advanced: Story = { args: { props: { isQualified: false } } };

/** The way there is being prepared; the page is about to change. */
export const Loading: Story = { args: { isLoading: true } };

/** The person came back from there without having logged in. */
export const Cancelled: Story = {
  args: { error: 'You came back without logging in at ID Austria. Nothing has changed; you can try again.' },
};
export const Error: Story = { args: { error: 'ID Austria does not answer. Please try again in a few minutes.' } };

export const LongText: Story = {
  args: {
    props: { isQualified: false },
    error:
      'ID Austria antwortet gerade nicht. Das kann an Unterhaltsarbeiten liegen, die dort angekündigt sind. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
