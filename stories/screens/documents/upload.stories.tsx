import { requestDocumentExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { UploadBlocked } from '@sigillum/app/documents/components/upload-blocked.tsx';
import { UploadView } from '@sigillum/app/documents/components/upload-view.tsx';
import type { Upload, UploadState } from '@sigillum/app/documents/upload-queue.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const upload = (id: string, name: string, size: number, state: UploadState): Upload => ({
  id,
  file: { name, size } as File,
  state,
});
const lease = upload('1', 'Lease Bahnhofstrasse 12.pdf', 48_213, { kind: 'done', document: requestDocumentExample });
const scene = { Layout: DefaultLayout, path: '/upload' };

const meta = {
  title: 'Screens/documents/upload',
  component: UploadView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(UploadView, scene),
  args: { uploads: [], requestId: undefined, onFiles: fn(), onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof UploadView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/Drop PDF files here/), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const UnderWay: Story = {
  args: {
    requestId: 'r1',
    uploads: [
      lease,
      upload('2', 'Annex A – floor plans and photographs of all rooms, cellar and attic.pdf', 22_400_000, {
        kind: 'sending',
        sent: 9_100_000,
      }),
      upload('3', 'Annex B.pdf', 810_000, { kind: 'sending', sent: 810_000 }),
      upload('4', 'Annex C.pdf', 410_000, { kind: 'waiting' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9.1 MB of 22.4 MB')).toBeVisible();
    await expect(canvas.getByText('3 files on their way')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  args: {
    requestId: 'r1',
    uploads: [
      lease,
      upload('2', 'Protected.pdf', 22_400, { kind: 'refused', key: 'file.pdf.password_protected' }),
      upload('3', 'Form.pdf', 810_000, { kind: 'refused', key: 'file.pdf.xfa' }),
      upload('4', 'Train tunnel.pdf', 410_000, { kind: 'refused', key: 'file.upload.interrupted' }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/needs a password/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Train tunnel.pdf again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Protected.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/invite/r1?step=people');
  },
};

export const Blocked: Story = {
  render: () => showScreen(UploadBlocked, scene)({ reason: 'error.business.upload_not_allowed' }, { globals: {} }),
};
export const TrialOver: Story = {
  render: () => showScreen(UploadBlocked, scene)({ reason: 'error.business.trial_expired' }, { globals: {} }),
};
