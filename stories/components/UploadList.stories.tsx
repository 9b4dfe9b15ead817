import type { Meta, StoryObj } from '@storybook/react-vite';
import { UploadList } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/UploadList',
  component: UploadList,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Files on their way, each with its progress and error.',
          when: 'Below a FileDrop.',
          whenNot: 'For files that have arrived long ago (DataTable).',
          accessibility:
            'A list with a name; each bar and button is named after its file, errors are announced. Failed files can be sent again or removed by keys.',
        }),
      },
    },
  },
  args: {
    label: 'Files',
    removeLabel: (name) => `Remove ${name}`,
    retryLabel: (name) => `Send ${name} again`,
    progressLabel: (name) => `Progress of ${name}`,
    onRemove: fn(),
    onRetry: fn(),
    items: [
      { id: 'a', name: 'Employment contract.pdf', state: 'done', detail: '12 pages · 1.2 MB' },
      { id: 'b', name: 'Annex.pdf', state: 'uploading', progress: 0.45, detail: '3.6 of 8 MB' },
      { id: 'c', name: 'Being checked.pdf', state: 'uploading', detail: 'Checking' },
      { id: 'd', name: 'House rules.pdf', state: 'waiting', detail: 'Waiting' },
      {
        id: 'e',
        name: 'Broken.pdf',
        state: 'failed',
        detail: '0.3 MB',
        error: 'The file is damaged. Save it again as PDF and choose the new file.',
      },
    ],
  },
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Send Broken.pdf again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('e');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('e');
    await expect(canvas.getByRole('progressbar', { name: 'Progress of Annex.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '45',
    );
  },
};

export const LongName: Story = {
  args: {
    items: [
      {
        id: 'a',
        name: `${'Arbeitsvertrag_Geschäftsleitung_'.repeat(6)}.pdf`,
        state: 'uploading',
        progress: 0.2,
        detail: '1 von 5 MB',
      },
    ],
  },
};
