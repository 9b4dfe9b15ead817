import DeleteDocumentsDialog, {
  type DeleteDocumentsProps,
} from '@sigillum/app/documents/dialogs/delete-documents-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/documents/delete documents',
  component: DeleteDocumentsDialog,
  render: showScreen(DeleteDocumentsDialog),
  args: {
    props: { title: 'Lease Bahnhofstrasse 12', consequence: 'erased' },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof DeleteDocumentsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft is erased. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
const showing = (consequence: DeleteDocumentsProps['consequence'], title: string): Story => ({
  args: { props: { title: 'Lease Bahnhofstrasse 12', consequence } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
  },
});
export const Removed = showing('removed', 'Delete document?');
export const Recalled = showing('recalled', 'Delete document?');
export const Detached = showing('detached', 'Delete attachment?');
export const Withdrawn = showing('withdrawn', 'Delete documents?');
export const Hidden = showing('hidden', 'Delete documents?');
export const Unanswered = showing('unanswered', 'Delete documents?');
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'At least one document must stay. Add another one first.' } };

export const LongText: Story = {
  args: {
    props: {
      title:
        'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung der Wohnbaugenossenschaft Hinterkappelen',
      consequence: 'unanswered',
    },
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
