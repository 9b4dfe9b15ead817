import { fileInspectionExample } from '@sigillum/api-contracts/documents/examples.ts';
import type { FileInspection } from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import { newSendToExample, requestDocumentExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { FileReport } from '@sigillum/app/documents/components/file-report.tsx';
import { ConversionCheck } from '@sigillum/app/documents/components/conversion-check.tsx';
import { CleanCopyPreview } from '@sigillum/app/documents/components/clean-copy-preview.tsx';
import { HandedOver } from '@sigillum/app/documents/components/handed-over.tsx';
import { UploadBlocked } from '@sigillum/app/documents/components/upload-blocked.tsx';
import { UploadView } from '@sigillum/app/documents/components/upload-view.tsx';
import type { Upload, UploadState } from '@sigillum/app/documents/upload-queue.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { drawSamplePage } from '../../support/sample-pages.ts';
import { showScreen } from '../../support/show-screen.tsx';

const upload = (id: string, name: string, size: number, state: UploadState): Upload => ({
  id,
  file: { name, size } as File,
  state,
});
const lease = upload('1', 'Lease Bahnhofstrasse 12.pdf', 48_213, { kind: 'done', document: requestDocumentExample });
/** The report of a file with something in it, beside the lease with its button to the next step. */
const showReport = (name: string, changes: Partial<FileInspection>): Pick<Story, 'args'> => ({
  args: {
    requestId: 'r1',
    uploads: [{ ...lease, file: { name, size: 48_213 } as File }],
    renderReport: () => <FileReport name={name} inspection={{ ...fileInspectionExample, ...changes }} />,
  },
});
const openReport: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('What is in this file'));
  await expect(canvas.getByText('What we will change')).toBeVisible();
};
const scene = { Layout: DefaultLayout, path: '/upload' };

const meta = {
  title: 'Screens/documents/upload',
  component: UploadView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(UploadView, scene),
  args: {
    uploads: [],
    requestId: undefined,
    isHandingOver: false,
    onFiles: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onRemove: fn(),
    onHandOver: fn(),
  },
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

/** Where PDFs are made of other files: what is made is looked at and accepted before one goes on. */
const word = upload('2', 'Mandate.docx', 31_000, {
  kind: 'done',
  document: { ...requestDocumentExample, name: 'Mandate', conversion: { from: 'DOCX', is_accepted: false } },
});
const acceptWord = fn(async () => {});
export const ToAccept: Story = {
  args: {
    requestId: 'r1',
    convertible: ['DOCX', 'ODT', 'PNG', 'JPEG'],
    uploads: [lease, word],
    renderReport: (document) => (
      <ConversionCheck
        document={document}
        getPageUrl={(_, page) => drawSamplePage(page)}
        getDownloadUrl={() => '#'}
        onAccept={acceptWord}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 PDF is to be accepted')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Hand over by code' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the PDF of Mandate' }));
    await expect(acceptWord).toHaveBeenCalledOnce();
  },
};

/** Once accepted, one goes on. */
export const Accepted: Story = {
  args: {
    ...ToAccept.args,
    uploads: [
      lease,
      {
        ...word,
        state: {
          kind: 'done',
          document: { ...requestDocumentExample, name: 'Mandate', conversion: { from: 'DOCX', is_accepted: true } },
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PDF made of your Word file, and accepted.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/invite/r1?step=people');
  },
};

/** What no PDF can be made of says why. */
export const NotConverted: Story = {
  args: {
    requestId: 'r1',
    convertible: ['PNG', 'JPEG'],
    uploads: [
      lease,
      upload('2', 'Plan.docx', 31_000, { kind: 'refused', key: 'file.conversion.linked' }),
      upload('3', 'Scan.png', 22_400, { kind: 'refused', key: 'file.conversion.away' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/lie elsewhere/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload Scan.png again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upload Plan.docx again' })).toBeNull();
  },
};

/** Whoever belongs to no business signs alone, or hands over. */
export const SignsAlone: Story = {
  args: { requestId: 'r1', uploads: [lease], onSignAlone: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to signing' }));
    await expect(args.onSignAlone).toHaveBeenCalledWith('r1');
    await expect(canvas.queryByRole('link', { name: 'Continue' })).toBeNull();
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

/** For somebody whose address is not known. */
export const ToHandOver: Story = {
  args: { requestId: 'r1', uploads: [lease] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over by code' }));
    await expect(args.onHandOver).toHaveBeenCalledWith('r1');
  },
};
export const HandingOver: Story = { args: { requestId: 'r1', uploads: [lease], isHandingOver: true } };

const showHandedOver = showScreen(HandedOver, scene);
export const WasHandedOver: Story = {
  render: (_, context) => showHandedOver({ sendTo: newSendToExample, onAnother: fn() }, context),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Give away address and code' })).toHaveFocus();
    await expect(canvas.getByText(newSendToExample.access_code)).toBeVisible();
  },
};

/** Each kind of file that cannot be signed has an answer of its own. */
export const RefusedEach: Story = {
  args: {
    requestId: 'r1',
    uploads: [
      'file.pdf.password_protected',
      'file.pdf.restricted',
      'file.pdf.no_changes_allowed',
      'file.pdf.signed_damaged',
      'file.pdf.signed_encrypted',
      'file.pdf.ambiguous',
      'file.pdf.xfa',
      'file.pdf.javascript',
      'file.pdf.launch_action',
      'file.pdf.automatic_action',
      'file.pdf.undrawable',
      'file.pdf.damaged',
      'file.pdf.truncated',
    ].map((key, index) =>
      upload(String(index), `File ${index + 1}.pdf`, 22_400, { kind: 'refused', key: key as ProblemKey }),
    ),
  },
  play: async ({ canvas }) => {
    const sentences = canvas.getAllByRole('alert').map((alert) => alert.textContent);
    await expect(new Set(sentences).size).toBe(13);
  },
};

/** What a file is refused for may be left out of a copy; its fields stay or become text. */
export const CopyOffered: Story = {
  args: {
    requestId: 'r1',
    uploads: [lease, upload('2', 'Order form.pdf', 188_400, { kind: 'refused', key: 'file.pdf.javascript' })],
  },
  play: async ({ canvas, userEvent, args }) => {
    const group = within(canvas.getByRole('group', { name: 'A copy of Order form.pdf' }));
    await userEvent.click(group.getByRole('button', { name: 'Copy with fields as text' }));
    await expect(args.onCopy).toHaveBeenCalledWith('2', 'FLATTEN');
    await userEvent.click(group.getByRole('button', { name: 'Copy with form fields' }));
    await expect(args.onCopy).toHaveBeenCalledWith('2', 'KEEP');
  },
};

/** The copy is shown before it is used. */
export const CopyMade: Story = {
  args: {
    requestId: 'r1',
    uploads: [{ ...lease, file: { name: 'Order form.pdf', size: 188_400 } as File, copy: 'FLATTEN' }],
    renderReport: () => (
      <CleanCopyPreview
        name="Order form.pdf"
        pageCount={2}
        getPageUrl={drawSamplePage}
        downloadUrl="/copy.pdf"
        copy={{ original_sha256: '0'.repeat(64), fields: 'FLATTENED', removed: ['JAVASCRIPT', 'AUTOMATIC_ACTION'] }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Its scripts are removed/)).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /of the copy of Order form/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Open the copy/ })).toHaveAttribute('href', '/copy.pdf');
  },
};

export const NothingSpecial: Story = {
  ...showReport('Lease.pdf', {}),
  play: async (context) => {
    await expect(context.canvas.getByText('nothing special')).toBeVisible();
    await openReport(context);
    await expect(context.canvas.getByText(/^Nothing in your pages/)).toBeVisible();
  },
};

export const SignedAlready: Story = {
  ...showReport('Contract, signed.pdf', {
    signatures: [
      {
        field_name: 'Seller',
        type: 'SIGNATURE',
        signer: 'Frei Immobilien AG Seal',
        organisation: 'Frei Immobilien AG',
        claimed_name: 'Noémi Frei',
        claimed_at: '2026-11-20T14:00:00.000Z',
        is_intact: true,
        certification_level: 2,
        lock: { action: 'INCLUDE', fields: ['price', 'date'] },
      },
      {
        field_name: 'Time',
        type: 'TIMESTAMP',
        signer: 'Example TSA',
        organisation: null,
        claimed_name: null,
        claimed_at: null,
        is_intact: null,
        certification_level: null,
        lock: null,
      },
    ],
    changes: [],
  }),
  play: async (context) => {
    await openReport(context);
    await expect(
      context.canvas.getByText(
        /Noémi Frei.*Frei Immobilien AG Seal.*locks the form fields price, date\..*is unchanged/,
      ),
    ).toBeVisible();
    await expect(
      context.canvas.getByText('Nothing. New signatures are appended to the end of the file.'),
    ).toBeVisible();
  },
};

export const WithForm: Story = {
  ...showReport('Application.pdf', { form: { field_count: 12, filled_count: 3 } }),
  play: async (context) => {
    await openReport(context);
    await expect(context.canvas.getByText(/12 fields, 3 filled in/)).toBeVisible();
  },
};

export const WithActiveContent: Story = {
  ...showReport('Brochure.pdf', {
    active_content: ['EMBEDDED_FILE', 'RICH_MEDIA', 'SUBMIT_FORM'],
    attachments: ['prices.xlsx', 'terms.docx'],
    external_link_count: 3,
    hidden_layers: ['Draft'],
  }),
  play: async (context) => {
    await openReport(context);
    await expect(context.canvas.getByText(/Attached: prices.xlsx, terms.docx/)).toBeVisible();
    await expect(context.canvas.getByText(/A layer is switched off: Draft/)).toBeVisible();
  },
};

export const PdfA: Story = {
  ...showReport('Annual report.pdf', { pdf_a: { part: 2, conformance: 'B', is_kept: true }, missing_fonts: [] }),
  play: async (context) => {
    await openReport(context);
    await expect(context.canvas.getByText(/PDF\/A-2b. Signing keeps that/)).toBeVisible();
  },
};

export const FontsMissing: Story = {
  ...showReport('Letter.pdf', { missing_fonts: ['Frutiger-Roman', 'Georgia', 'Helvetica'], rotated_page_count: 2 }),
  play: async (context) => {
    await openReport(context);
    await expect(context.canvas.getByText(/Not included: Frutiger-Roman, Georgia\./)).toBeVisible();
  },
};

export const Adapted: Story = {
  ...showReport('Scan from the archive.pdf', {
    is_owner_protected: true,
    pdf_a: { part: 1, conformance: 'B', is_kept: false },
    has_broken_metadata: true,
    changes: [
      { type: 'UNLOCKED', count: null },
      { type: 'SIGNATURE_FIELDS_ADDED', count: null },
      { type: 'ANNOTATIONS_MADE_INDIRECT', count: 2 },
      { type: 'METADATA_REPLACED', count: null },
    ],
  }),
  play: async (context) => {
    await openReport(context);
    await expect(
      context.canvas.getAllByText(/written anew|signature field per signer|of 2 pages|details about/),
    ).toHaveLength(4);
  },
};

export const Blocked: Story = {
  render: () => showScreen(UploadBlocked, scene)({ reason: 'error.business.upload_not_allowed' }, { globals: {} }),
};
export const TrialOver: Story = {
  render: () => showScreen(UploadBlocked, scene)({ reason: 'error.business.trial_expired' }, { globals: {} }),
};
