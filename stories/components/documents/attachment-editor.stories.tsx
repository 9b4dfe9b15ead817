import { attachmentExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { AttachmentEditor } from '@sigillum/app/documents/components/attachment-editor.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { describeComponent } from '../describe-component.ts';

const file = (name: string, size = 1) => new File(['x'.repeat(size)], name);
const attachments = [
  attachmentExample,
  {
    ...attachmentExample,
    attachment_id: 'a2',
    filename: 'Nebenkostenabrechnung der Liegenschaft Bahnhofstrasse 12 in Zürich für das Jahr 2026.xlsm',
    content_type: 'application/vnd.ms-excel.sheet.macroEnabled.12',
    size: 1_843_200,
    has_macros: true,
  },
  { ...attachmentExample, attachment_id: 'a3', filename: 'Plan.png', content_type: 'image/png', size: 402_113 },
];

const meta = {
  title: 'Components/documents/AttachmentEditor',
  component: AttachmentEditor,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Lists the files that go with a request without being signed, and takes more of them.',
          when: 'Where a request is prepared, and on its page.',
          whenNot: 'For the documents that are to be signed (DocumentList).',
          accessibility: 'A list of links that say what they download; macros are told in words.',
        }),
      },
    },
  },
  render: showScreen(AttachmentEditor),
  args: { attachments, getHref: (id) => `#${id}`, onFiles: fn(), onRetry: fn(), onForget: fn(), onRemove: fn() },
} satisfies Meta<typeof AttachmentEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/House rules\.txt.*Text · 21\sbytes/);
    await expect(rows[1]).toHaveTextContent(/Excel · .*contains macros/);
    await expect(canvas.getByRole('link', { name: 'Download Plan.png' })).toHaveAttribute('href', '#a3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Plan.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith(attachments[2]);
  },
};

export const Empty: Story = { args: { attachments: [] } };

/** A signer: to read only. */
export const ReadOnly: Story = {
  args: { onFiles: undefined, onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On their way, waiting, refused. */
export const Sending: Story = {
  args: {
    attachments: [attachmentExample],
    uploads: [
      { id: '1', file: file('Plan.pdf', 4000), state: { kind: 'sending', sent: 2100 } },
      { id: '2', file: file('Offer.docx', 900), state: { kind: 'waiting' } },
      { id: '3', file: file('setup.exe', 90), state: { kind: 'refused', key: 'file.attachment.unsupported' } },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Only PDF, Word, Excel/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove setup.exe' }));
    await expect(args.onForget).toHaveBeenCalledWith('3');
  },
};
