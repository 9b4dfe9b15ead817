import UnseenDocumentsDialog from '@sigillum/app/signing/dialogs/unseen-documents-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { manyDocuments } from '../../support/signing-samples.ts';

const [lease, annex, rules] = manyDocuments.map(({ id, name }, index) => ({ id, name, isSeen: index === 0 }));

const meta = {
  title: 'Dialogs/signing/unseen documents',
  component: UnseenDocumentsDialog,
  render: showScreen(UnseenDocumentsDialog),
  args: {
    props: { documents: [lease!, rules!], isBySeal: false },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof UnseenDocumentsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'You sign 2 documents' });
    await expect(screen.getByText('Not opened yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open it first' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'show' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'sign' });
  },
};

export const BySeal: Story = {
  args: { props: { documents: [lease!, annex!, rules!], isBySeal: true } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign with the seal' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Open them first' })).toBeVisible();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The service cannot be reached. Please try again in a moment.' } };
export const LongText: Story = {
  args: {
    props: {
      documents: Array.from({ length: 12 }, (_, index) => ({
        ...annex!,
        id: String(index),
        name: `${annex!.name} ${'x'.repeat(60)}`,
      })),
      isBySeal: false,
    },
  },
  globals: { language: 'it', viewport: { value: 'xs' } },
};
