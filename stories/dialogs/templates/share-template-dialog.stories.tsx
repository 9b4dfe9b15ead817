import ShareTemplateDialog from '@sigillum/app/templates/dialogs/share-template-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { awaitSearch } from '../../support/await-search.ts';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/templates/share template',
  component: ShareTemplateDialog,
  render: showScreen(ShareTemplateDialog),
  args: {
    props: { suggest: fn(() => Promise.resolve([])) },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof ShareTemplateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Using is the lesser right, and chosen before anything is said. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'ben@example.ch{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ email: 'ben@example.ch', sharing: 'USE' });
    await awaitSearch(args.props.suggest, 'ben@example.ch');
  },
};

export const ToEdit: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /May edit/ }));
    await userEvent.type(screen.getByLabelText('E-mail address'), 'ben@example.ch{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ email: 'ben@example.ch', sharing: 'EDIT' });
    await awaitSearch(args.props.suggest, 'ben@example.ch');
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const Error: Story = {
  args: { error: 'Only people of your organisation can be named here. An administrator may add others as members.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Only people of your organisation');
  },
};

export const LongText: Story = {
  args: {
    error:
      'Diese Anfrage wurde vor wenigen Augenblicken von jemand anderem geändert. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  play: async ({ userEvent, args }) => {
    const address = `${'liegenschaftsbewirtschaftung.'.repeat(3)}archiv@example.ch`;
    await userEvent.type(await screen.findByLabelText('E-Mail-Adresse'), address);
    await awaitSearch(args.props.suggest, address);
  },
};
