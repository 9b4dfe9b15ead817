import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from '@sigillum/design-system';
import { expect, fireEvent, fn } from 'storybook/test';

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Drop PDF files here',
    browseText: 'or choose them',
    hint: 'Up to 50 files, 112.5 MB in all',
    accept: 'application/pdf',
    onFiles: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Takes files by drop, by picker and by keyboard. **When:** uploads. **When not:** one small image beside other fields, where a button is enough. **Accessibility:** the whole zone is one file input, so Tab, Space and the platform’s picker work; what is wrong with a file is said in words below.',
      },
    },
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const contract = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });
const annex = new File(['%PDF-1.7'], 'annex.pdf', { type: 'application/pdf' });

/** The whole zone is one file input: Tab reaches it, and the picker hands over files. The same file can be chosen twice. */
export const ByPicker: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText(/Drop PDF files here/);
    await expect(input).toHaveFocus();
    await userEvent.upload(input, [contract, annex]);
    await expect(args.onFiles).toHaveBeenLastCalledWith([contract, annex]);
    await userEvent.upload(input, contract);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};

/** While files hover above it the zone shows that it takes them. */
export const ByDrop: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('Drop PDF files here').closest('label') as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(contract);
    await fireEvent(zone, new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(zone).toHaveAttribute('data-over');
    await fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(zone).not.toHaveAttribute('data-over');
    await expect(args.onFiles).toHaveBeenCalledWith([contract]);
  },
};

export const WithError: Story = {
  args: { error: '“contract.docx” is not a PDF. Save it as PDF and choose the new file.' },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: {
    label: 'Legen Sie die zu signierenden Dokumente und ihre Beilagen hier ab',
    browseText: 'oder wählen Sie sie auf Ihrem Gerät aus',
    hint: 'PDF, Word und Bilder, höchstens 50 Dateien und 112.5 MB zusammen. '.repeat(2),
    error:
      '«Mietvertrag-Einstellhalle-Hinterdorfstrasse-17b-unterzeichnungsbereit.docx» ist verschlüsselt. Heben Sie den Schutz auf.',
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
