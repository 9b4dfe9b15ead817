import MainLayout from '@sigillum/app/layouts/main.tsx';
import { RequestView, type RequestViewProps } from '@sigillum/app/signing/components/request-view.tsx';
import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { requestFieldExample, signatureExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { visualSignatureExample } from '@sigillum/api-contracts/visual-signatures/examples.ts';
import { drawSamplePage, samplePages } from '../../support/sample-pages.ts';
import { anna } from '@sigillum/app/testing/anna.ts';
import { showScreen } from '../../support/show-screen.tsx';
import {
  happen,
  inState,
  manyDocuments,
  requestToSign,
  sampleDocument,
  sampleEvents,
  samplePageTexts,
  signers,
  withDocuments,
} from '../../support/signing-samples.ts';
import { drawSampleSignature } from '../../support/visual-signature-samples.ts';

const owner = { role: 'owner', sid: null } as const;
const noemi = { role: 'signer', sid: signatureExample.sid } as const;

const meta = {
  title: 'Screens/signing/view',
  component: RequestView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(RequestView, {
    Layout: MainLayout,
    path: '/view/:srid',
    address: '/view/1',
    root: { person: { ...anna, firstName: 'Noémi', lastName: 'Frei', email: 'noemi.frei@example.ch', role: 'user' } },
  }),
  args: {
    request: requestToSign,
    events: sampleEvents,
    picked: requestToSign.documents[0],
    document: sampleDocument,
    hasDocumentFailed: false,
    getPageUrl: (page) => drawSamplePage(page),
    pageTexts: samplePageTexts,
    downloads: {
      writeDownloadUrl: (id, which) => `#${id}-${which}`,
      writeZipUrl: (which) => `#zip-${which}`,
      writeReportUrl: (type) => `#report-${type}`,
    },
    isVisitor: false,
    isSigning: false,
    seals: [],
    seal: undefined,
    onSealChange: fn(),
    onSign: fn(),
    onDecline: fn(),
    onPick: fn(),
    onPageChange: fn(),
    onRetryDocument: fn(),
    onRemind: fn(),
    onDelegate: fn(),
    onWithdraw: fn(),
    onAsk: fn(),
    onAnswer: fn(),
    onCorrect: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof RequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's text is there for screen readers, and the own place stands out. */
export const ToSign: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You sign 1 document')).toBeVisible();
    await expect(canvas.getByText('Your signature')).toBeVisible();
    await expect(canvas.getAllByText('2. The workload is 80 per cent.')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(args.onSign).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

const fieldOf = (at: number, more: Partial<FilledField>): FilledField => ({
  ...requestFieldExample,
  document_id: sampleDocument.id,
  id: `7d0e6a52-0c53-4a53-9d5d-5a0f6f0f2a${20 + at}`,
  position: { page: '0', x: 72, y: 160 + at * 62, width: 190, height: 22 },
  value: '',
  ...more,
});
const fields: FilledField[] = [
  fieldOf(0, { label: 'Company', value: 'Frei & Co. =1+1' }),
  fieldOf(1, { label: 'From', kind: 'date', required: false }),
  fieldOf(2, { label: 'Number of rooms', kind: 'number', value: 'four' }),
  fieldOf(3, { label: 'Plan', kind: 'choice', rules: { choices: ['Small', 'Large'] } }),
  fieldOf(4, {
    label: 'I have read it',
    kind: 'checkbox',
    position: { page: '0', x: 310, y: 160, width: 16, height: 16 },
  }),
  fieldOf(6, {
    label: 'Page read',
    kind: 'initials',
    position: { page: '0', x: 470, y: 160, width: 60, height: 28 },
  }),
  fieldOf(7, {
    label: 'Payslip',
    kind: 'attachment',
    position: { page: '0', x: 310, y: 340, width: 220, height: 34 },
  }),
  fieldOf(8, {
    label: 'Passport',
    kind: 'attachment',
    required: false,
    position: { page: '0', x: 310, y: 400, width: 220, height: 34 },
    value: `Reisepass Noémi Frei.pdf (SHA-256 ${'0123456789abcdef'.repeat(4)})`,
  }),
  fieldOf(5, { label: 'Remarks', kind: 'longtext', position: { page: '0', x: 310, y: 230, width: 220, height: 90 } }),
];
const toFill: NonNullable<RequestViewProps['toFill']> = {
  fields,
  faults: new Map([
    [fields[2]!.id, 'not_a_number'],
    [fields[4]!.id, 'required'],
  ]),
  initials: 'NF',
  sending: new Set(),
  upload: fn(),
  change: fn(),
  leave: fn(),
};

/** The button leads from field to field, and then to the own signature; what is wrong stands below each. */
export const ToFillIn: Story = {
  args: { toFill },
  play: async ({ canvas, userEvent }) => {
    const company = await canvas.findByRole('textbox', { name: 'Company (needed)' });
    await expect(company).toHaveValue('Frei & Co. =1+1');
    await userEvent.click(canvas.getByRole('button', { name: 'To your field 1 of 10' }));
    await expect(company).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'To your field 2 of 10' }));
    await expect(canvas.getByLabelText('From')).toHaveFocus();
    await userEvent.keyboard('1.5.2026');
    await expect(toFill.change).toHaveBeenLastCalledWith(fields[1]!.id, '2026-05-01');
    // Whoever goes on to the calendar has not left the field.
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: 'Choose a day' })).toHaveFocus();
    await expect(toFill.leave).not.toHaveBeenCalledWith(fields[1]!.id);
    await userEvent.keyboard('{Tab}');
    await expect(toFill.leave).toHaveBeenCalledWith(fields[1]!.id);
    await expect(canvas.getByRole('textbox', { name: /^Number of rooms/ })).toHaveAccessibleDescription(
      'That is no number.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I have read it/ }));
    await expect(toFill.change).toHaveBeenLastCalledWith(fields[4]!.id, 'true');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Plan/ }), 'Large');
    await expect(toFill.change).toHaveBeenLastCalledWith(fields[3]!.id, 'Large');
    await userEvent.click(canvas.getByRole('button', { name: 'Page read (needed): put your initials NF' }));
    await expect(toFill.change).toHaveBeenLastCalledWith(fields[5]!.id, 'NF');
    await expect(canvas.getByRole('textbox', { name: 'Page read (needed)' })).toHaveFocus();
    const payslip = new File(['text'], 'payslip.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('Payslip (needed)'), payslip);
    await expect(toFill.upload).toHaveBeenCalledWith(fields[6]!.id, payslip);
    await expect(canvas.getByLabelText('Passport: Reisepass Noémi Frei.pdf')).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Reisepass Noémi Frei.pdf' }));
    await expect(toFill.change).toHaveBeenLastCalledWith(fields[7]!.id, '');
  },
};

/** What is wrong with one field hides none of those below it, and is seen whole while one is in its own. */
export const WrongAboveAnother: Story = {
  args: {
    toFill: {
      ...toFill,
      fields: [0, 1].map((at) =>
        fieldOf(at, {
          label: ['Town', 'Street'][at]!,
          position: { page: '0', x: 72, y: 160 + at * 24, width: 190, height: 22 },
        }),
      ),
      faults: new Map([[fields[0]!.id, 'required']]),
    },
  },
  play: async ({ canvas }) => {
    const [town, street] = [await canvas.findByLabelText('Town (needed)'), canvas.getByLabelText('Street (needed)')];
    const fault = canvas.getByText('Please fill in this field.');
    // It lets every press through: made to take them, it tells what is above.
    fault.style.pointerEvents = 'auto';
    const { left, top } = street.getBoundingClientRect();
    const seen = () => document.elementFromPoint(left + 6, Math.max(top + 3, fault.getBoundingClientRect().top + 2));
    await expect(seen()).toBe(street);
    town.focus();
    await expect(seen()).toBe(fault);
  },
};
export const ToFillInOnPhone: Story = { args: { toFill }, globals: { viewport: { value: 'xs' }, language: 'de-ch' } };

/** The strip of a test system takes its own line; the panel still ends where the window does. */
export const OnTestSystem: Story = {
  render: showScreen(RequestView, {
    Layout: MainLayout,
    path: '/view/:srid',
    address: '/view/1',
    root: { person: { ...anna, role: 'user' }, isTestSystem: true },
  }),
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('complementary', { name: 'Test System' });
    const header = canvas.getAllByRole('banner')[0]!;
    await expect(strip.getBoundingClientRect().bottom).toBeLessThanOrEqual(header.getBoundingClientRect().top);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    const sign = canvas.getByRole('button', { name: 'Sign' }).getBoundingClientRect();
    await expect(sign.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const [own, ...others] = requestToSign.signatures;
const ownMark = own!.document_signatures[0]!;
const ownPosition = ownMark.visual_signature!.position!;

/** A button leads from one's own field to the next, on whatever page; the focus goes along and says where it is. */
export const OwnFieldsInTurn: Story = {
  args: {
    request: {
      ...requestToSign,
      signatures: [
        {
          ...own!,
          document_signatures: [
            {
              ...ownMark,
              visual_signature: { positions: [ownPosition, { ...ownPosition, page: String(samplePages.length - 1) }] },
            },
          ],
        },
        ...others,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To your field 1 of 2' }));
    await expect(canvas.getByRole('group', { name: 'Your signature, field 1 of 2, page 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'To your field 2 of 2' }));
    const last = await canvas.findByRole('group', { name: `Your signature, field 2 of 2, page ${samplePages.length}` });
    await waitFor(() => expect(last).toHaveFocus());
    const { top, bottom } = last.getBoundingClientRect();
    const pages = canvas.getByRole('region', { name: /^Pages of/ }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(pages.top);
    await expect(bottom).toBeLessThanOrEqual(pages.bottom);
    // Round again.
    await expect(canvas.getByRole('button', { name: 'To your field 1 of 2' })).toBeVisible();
  },
};

const seals = [
  { name: 'contracts', label: 'Contracts', organisation: 'Keller Architektur AG' },
  { name: 'payroll', label: 'Payroll', organisation: 'Keller Architektur AG' },
];

/** A member of seals chooses; the own signature comes first and is what is chosen. */
export const WithSeals: Story = {
  args: { seals },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /Noémi Frei/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Sign' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Payroll/ }));
    await expect(args.onSealChange).toHaveBeenLastCalledWith('payroll');
  },
};

/** What the button does is another thing, and says so. */
export const SealChosen: Story = {
  args: { seals, seal: seals[0] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /Contracts/ })).toBeChecked();
    await expect(canvas.getByText(/No code is needed/)).toHaveTextContent('certificate of Keller Architektur AG, not');
    await expect(canvas.queryByText(/Simple signature/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Noémi Frei/ }));
    await expect(args.onSealChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign with the seal' }));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
export const SealChosenOnPhone: Story = {
  args: { seals, seal: seals[0] },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
/** Many seals with long names scroll; the button stays. */
export const ManySeals: Story = {
  args: {
    seals: Array.from({ length: 12 }, (_, index) => ({
      name: `seal-${index}`,
      label: `Liegenschaftenverwaltung Nordostschweiz, Mietverträge und Nachträge ${index + 1}`,
      organisation: 'Immobilienverwaltungsgesellschaft Zürich-Schwamendingen und Umgebung AG',
    })),
  },
  globals: { language: 'de-ch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signieren' })).toBeVisible();
  },
};

/** Who sent it corrects it while nobody has signed: people, documents and the expiry. */
export const CorrectedByOwner: Story = {
  args: {
    request: {
      ...inState('OPEN', signers('OPEN', 'WAITING'), {
        ...owner,
        actions: [
          'change_signers',
          'place_signatures',
          'name_colleagues',
          'add_observers',
          'remove_observers',
          'withdraw',
          'remind',
          'delete',
        ],
      }),
      documents: manyDocuments.slice(0, 2),
      write_access: ['ben.huber@example.ch'],
    },
    corrections: {
      onNameColleague: fn(),
      onRemoveColleague: fn(),
      placesHref: '/invite/1?step=place',
      onAddSigner: fn(),
      onRemoveSigner: fn(),
      onAddObserver: fn(),
      onRemoveObserver: fn(),
      onChangeExpiry: fn(),
      onRemoveDocument: fn(),
      uploading: {
        uploads: [
          {
            id: '1',
            file: new File(['%PDF'], 'House rules.pdf', { type: 'application/pdf' }),
            state: { kind: 'refused', key: 'error.sr.already_signed_by_somebody' },
          },
        ],
        onFiles: fn(),
        onRetry: fn(),
        onRemove: fn(),
        onCopy: fn(),
      },
    },
  },
  play: async ({ canvas, userEvent, args: { corrections, request } }) => {
    const { onAddSigner, onRemoveSigner, onAddObserver, onRemoveObserver, onChangeExpiry, onRemoveDocument } =
      corrections!;
    await userEvent.click(canvas.getByRole('button', { name: 'Add signer' }));
    await expect(onAddSigner).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Luca Rossi' }));
    await expect(onRemoveSigner).toHaveBeenCalledWith(request.signatures[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add observer' }));
    await expect(onAddObserver).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove archive@/ }));
    await expect(onRemoveObserver).toHaveBeenCalledWith(request.observers[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add colleague' }));
    await expect(corrections!.onNameColleague).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Take access from ben.huber@example.ch' }));
    await expect(corrections!.onRemoveColleague).toHaveBeenCalledWith({
      email: 'ben.huber@example.ch',
      right: 'write',
    });
    await expect(canvas.getByRole('link', { name: 'Place signatures' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change expiry' }));
    await expect(onChangeExpiry).toHaveBeenCalledOnce();
    const remove = canvas.getByRole('button', { name: `Remove ${request.documents[0]!.name}` });
    await userEvent.click(remove);
    // Its tooltip hides as soon as anything scrolls, at some moment.
    await userEvent.unhover(remove);
    await expect(onRemoveDocument).toHaveBeenCalledWith(request.documents[0]);
    await expect(canvas.getByRole('button', { name: 'Add documents' })).toBeVisible();
    await expect(canvas.getByText(/Somebody has already signed/)).toBeVisible();
  },
};
export const CorrectedOnPhone: Story = {
  args: CorrectedByOwner.args!,
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
  },
};

/** A seal was used: the organisation stands in the file, the member beside it. */
export const SignedBySeal: Story = {
  args: {
    request: inState(
      'SIGNED',
      signers('SIGNED', 'SIGNED').map((signature, index) => ({
        ...signature,
        ...(index === 0 && { seal: { label: 'Contracts', organisation: 'Keller Architektur AG' } }),
      })),
      { role: 'owner', sid: null, actions: ['delete'] },
    ),
    events: [
      ...sampleEvents,
      {
        ...happen(4, 'SIGNED', 'noemi', '2026-11-21T09:02:00.000Z'),
        seal: { label: 'Contracts', organisation: 'Keller Architektur AG' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Seal “.*” of/)).toHaveLength(2);
    await expect(canvas.getAllByText('Keller Architektur AG')).toHaveLength(2);
  },
};

/** A certificate was revoked before its proof was complete: the owner learns whose signature it is, and what to do. */
export const Failed: Story = {
  args: {
    request: inState('ERROR', signers('ERROR', 'OPEN'), { role: 'owner', sid: null, actions: ['delete'] }),
    events: [...sampleEvents, happen(4, 'SIGNATURE_FAILED', 'noemi', '2026-11-21T10:15:00.000Z')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not hold$/)).toHaveTextContent('The signature of Noémi Frei does not hold');
    await expect(canvas.getByText(/Send them once more/)).toBeVisible();
  },
};
export const OwnFailed: Story = {
  args: {
    request: inState('ERROR', signers('ERROR', 'OPEN'), { ...noemi, actions: ['delete'] }),
    events: sampleEvents,
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};

/** While the API is asked, further presses do nothing. */
export const SigningNow: Story = {
  args: { isSigning: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(args.onSign).not.toHaveBeenCalled();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Sign' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Message from Anna Keller' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(canvas.getByRole('heading', { name: 'Message from Anna Keller' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign' })).toBeVisible();
  },
};

export const ManyDocuments: Story = {
  args: { request: withDocuments(requestToSign, manyDocuments) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Document 1 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next document' }));
    await expect(args.onPick).toHaveBeenLastCalledWith(manyDocuments[1]!.id);
    await userEvent.click(canvas.getByRole('link', { name: /^House rules/ }));
    await expect(args.onPick).toHaveBeenLastCalledWith(manyDocuments[2]!.id);
  },
};

export const LastDocument: Story = {
  args: { request: withDocuments(requestToSign, manyDocuments), picked: manyDocuments[3] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next document' })).toBeDisabled();
  },
};

/** Who manages a request sees all of it, and signs by it what a program has listed for the own signature. */
export const SignsSomeDocuments: Story = {
  args: {
    request: {
      ...withDocuments(requestToSign, manyDocuments, manyDocuments.slice(0, 2)),
      viewer: { ...requestToSign.viewer, role: 'writer' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You sign 2 documents')).toBeVisible();
    await expect(canvas.getByText('Document 1 of 4')).toBeVisible();
    const sent = [...canvasElement.querySelectorAll<HTMLInputElement>('input[name="shown"]')];
    await expect(sent.map(({ value }) => value)).toEqual(manyDocuments.slice(0, 2).map(({ id }) => id));
  },
};

/** A trust service signs, and has not met the signer here before. */
export const ToBeIdentified: Story = {
  args: {
    request: { ...requestToSign, quality: 'QES' },
    ident: { is_needed: true, is_known: false, methods: ['video', 'auto', 'external-sc'], href: '/identify' },
  },
  globals: { language: 'fr-ch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Par appel vidéo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prouver d’abord votre identité' })).toHaveAttribute(
      'href',
      '/identify',
    );
  },
};

export const NotYourTurn: Story = {
  args: { request: { ...requestToSign, signatures: signers('WAITING', 'OPEN'), viewer: { ...noemi, actions: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign' })).toBeNull();
    await expect(canvas.getByText('It is not your turn yet')).toBeVisible();
  },
};

export const OwnerWhileOpen: Story = {
  args: {
    request: inState('OPEN', signers('OPEN', 'OPEN'), { ...owner, actions: ['withdraw', 'remind', 'delete'] }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Luca Rossi' }));
    await expect(args.onRemind).toHaveBeenCalledWith([args.request.signatures[1]!.sid]);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

const correction = {
  of: null,
  reason: 'The rent was wrong: CHF 1,950, not CHF 1,590.',
  changed: ['expiration_date' as const],
  documents_added: [],
  documents_removed: [],
  documents_replaced: ['Lease Bahnhofstrasse 12'],
  signers_added: ['m…@example.ch'],
  signers_removed: [],
  asked_again: [noemi.sid],
};

/** A corrected version, for who has signed the one before. */
export const Corrected: Story = {
  args: { request: { ...requestToSign, correction } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corrected version')).toBeInTheDocument();
    await expect(canvas.getByText(/You have signed the request before/)).toBeInTheDocument();
    const lines = within(canvas.getByRole('list', { name: 'What is different' })).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Document replaced: Lease Bahnhofstrasse 12',
      'Signs now: m…@example.ch',
      'The expiry date',
    ]);
  },
};

const question = {
  seq: 4,
  name: 'QUESTION_ASKED',
  at: '2026-11-21T09:10:00.000Z',
  actor: { type: 'member' as const, email: 'noemi.frei@example.ch', first_name: 'Noémi', last_name: 'Frei' },
  message: 'From when on does the new rent count?',
  sid: noemi.sid,
  seal: null,
  people: [],
  documents: [],
  expiration_date: null,
};
const answered = {
  ...question,
  seq: 5,
  name: 'QUESTION_ANSWERED',
  at: '2026-11-21T10:02:00.000Z',
  actor: { ...question.actor, email: anna.email, first_name: 'Anna', last_name: 'Keller' },
  message: 'From the first of May on.',
  question: 4,
};

/** Whoever hesitates asks; what was asked stands with its answer. */
export const Asks: Story = {
  args: {
    request: { ...requestToSign, viewer: { ...requestToSign.viewer, actions: ['sign', 'decline', 'ask'] } },
    events: [question, answered, { ...question, seq: 6, message: 'And the heating?' }],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask a question' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(within(canvas.getByRole('list', { name: 'Questions' })).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Whoever manages the request answers what is open. */
export const ToAnswer: Story = {
  args: {
    request: inState('OPEN', signers('OPEN', 'OPEN'), { ...owner, actions: ['answer', 'withdraw', 'correct'] }),
    events: [question, answered, { ...question, seq: 6, message: 'And the heating?' }],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ seq: 6, name: 'Noémi Frei', question: 'And the heating?' });
  },
};

/** What was declined is corrected with one press. */
export const ToCorrect: Story = {
  args: { request: inState('DECLINED', signers('DECLINED', 'OPEN'), { ...owner, actions: ['correct', 'delete'] }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).toHaveBeenCalledOnce();
  },
};

/** And leads to its corrected version. */
export const CorrectedAlready: Story = {
  args: {
    request: {
      ...inState('WITHDRAWN', signers('WITHDRAWN', 'WITHDRAWN'), { ...owner, actions: ['correct', 'delete'] }),
      corrected_by: requestToSign.id,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Open the corrected version' })).toHaveAttribute(
      'href',
      `/view/${requestToSign.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(canvas.queryByRole('menuitem', { name: 'Correct' })).toBeNull();
  },
};

export const Observer: Story = {
  args: { request: inState('OPEN', signers('SIGNED', 'OPEN'), { role: 'observer', sid: null, actions: ['delete'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 2 has signed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Sign$/ })).toBeNull();
  },
};

export const SignedByMe: Story = {
  args: { request: inState('OPEN', signers('SIGNED', 'OPEN'), { ...noemi, actions: ['delete'] }) },
};

export const SignedByEverybody: Story = {
  args: {
    request: inState('SIGNED', signers('SIGNED', 'SIGNED'), { ...noemi, actions: ['delete'] }),
    events: [
      ...sampleEvents,
      happen(4, 'SIGNED', 'noemi', '2026-11-21T09:02:00.000Z'),
      happen(5, 'TAN_SENT', 'luca', '2026-11-21T10:13:00.000Z'),
      happen(6, 'SIGNED', 'luca', '2026-11-21T10:15:00.000Z'),
      happen(7, 'COMPLETED', 'luca', '2026-11-21T10:15:00.000Z'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The documents are complete.', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(canvas.getByRole('menuitem', { name: 'This document, signed' })).toHaveAttribute(
      'href',
      `#${requestToSign.documents[0]!.id}-signed`,
    );
    await expect(canvas.getByRole('menuitem', { name: 'Signature report (PDF)' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

const reason = 'The rent in section 4 is not what we agreed.\nPlease send it again with 1,850 francs.';
export const Declined: Story = {
  args: {
    request: inState(
      'DECLINED',
      signers('DECLINED', 'WAITING').map((one) =>
        one.status_code === 'DECLINED' ? { ...one, decline_reason: reason } : one,
      ),
      { ...owner, actions: ['delete'] },
    ),
    events: [...sampleEvents, happen(4, 'DECLINED', 'noemi', '2026-11-21T10:15:00.000Z', reason)],
  },
};

export const Withdrawn: Story = {
  args: {
    request: inState('WITHDRAWN', signers('WITHDRAWN', 'WITHDRAWN'), { ...owner, actions: ['delete'] }),
    events: [...sampleEvents, happen(4, 'WITHDRAWN', 'anna', '2026-11-21T10:15:00.000Z', 'A new version follows.')],
  },
  play: async ({ canvas }) => {
    const note = canvas.getAllByRole('status').find((one) => one.textContent?.includes('This request was withdrawn'));
    await expect(note).toHaveTextContent('A new version follows.');
  },
};

export const Expired: Story = {
  args: {
    request: {
      ...inState('EXPIRED', signers('SIGNED', 'OPEN'), { ...owner, actions: ['delete'] }),
      expiration_date: '2026-11-21T10:15:00.000Z',
      kept_until: '2027-02-19T10:15:00.000Z',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('To sign')).toBeNull();
    await expect(canvas.getByText('Not signed')).toBeInTheDocument();
    await expect(canvas.getByText('19 Feb 2027')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { document: undefined } };

export const DocumentFailed: Story = {
  args: { document: undefined, hasDocumentFailed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryDocument).toHaveBeenCalledOnce();
  },
};

const long = 'Rahmenvereinbarung über die Lieferung von Photovoltaikmodulen samt Montage, Wartung und Entsorgung';
/** Nothing that people write breaks the page: markup, right-to-left marks, endless words. */
export const LongTexts: Story = {
  args: {
    request: {
      ...requestToSign,
      title: `${long} <b>bold</b> ‮עברית 🖋️ ${'x'.repeat(80)}`,
      message: `${long}. `.repeat(18) + 'y'.repeat(200),
      owner_name: 'Maximiliane Freifrau von und zu Hohenlohe-Waldenburg-Schillingsfürst',
      observers: [
        { ...requestToSign.observers[0]!, user_info: { id: null, email: `${'observer'.repeat(6)}@example.ch` } },
      ],
    },
  },
};

export const InGerman: Story = { globals: { language: 'de-ch' } };
export const InFrench: Story = { globals: { language: 'fr-ch' } };

const signedAt = { signed_quality: 'AES', level_asked: 'B-LTA' } as const;

/** Each signature says how it was made and what it proves; the files can be checked. */
export const SignedLongTerm: Story = {
  args: {
    request: {
      ...inState(
        'SIGNED',
        signers('SIGNED', 'SIGNED').map((signature) => ({ ...signature, ...signedAt, level_reached: 'B-LTA' })),
        { ...owner, actions: [] },
      ),
      quality: 'AES',
      long_term: 'complete',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const levels = canvas.getAllByText(/provable long-term \(B-LTA\)/);
    await expect(levels).toHaveLength(2);
    await expect(levels[0]).not.toBeVisible();
    await userEvent.click(canvas.getAllByText('Details', { selector: 'summary *' })[0]!);
    await expect(levels[0]).toBeVisible();
    await userEvent.click(canvas.getAllByText('Details', { selector: 'summary *' })[0]!);
    await expect(canvas.getByRole('link', { name: 'Check a signed file' })).toHaveAttribute('href', '/verify');
  },
};

/** Everybody has signed, but what proves it for years is still being fetched: the request does not claim to be complete. */
export const LongTermPending: Story = {
  args: {
    request: {
      ...inState(
        'OPEN',
        signers('SIGNED', 'SIGNED').map((signature) => ({
          ...signature,
          ...signedAt,
          level_reached: 'B-T',
          level_reason: 'revocation',
        })),
        { ...noemi, actions: [] },
      ),
      quality: 'AES',
      long_term: 'pending',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Signed, being completed')[0]).toBeVisible();
    await expect(canvas.getAllByText(/status of the certificate is still missing/)).toHaveLength(2);
    await expect(canvas.queryByText('The documents are complete.')).toBeNull();
  },
};

export const LongTermPendingInFrench: Story = {
  args: LongTermPending.args ?? {},
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
};

const chooseLook = fn();
const plainLook = {
  ...visualSignatureExample,
  id: '7a1c5e2d-9b3f-4a60-8c7d-2e4f6a8b0c1d',
  alias: 'Plain',
  default: false,
};

/** Where a document shows the signature, the person sees how it will look, and may choose another one. */
export const ChoosesLook: Story = {
  args: {
    look: {
      visualSignature: visualSignatureExample,
      visualSignatures: [visualSignatureExample, plainLook],
      getImageUrl: ({ name }) => drawSampleSignature(name === undefined ? {} : { name }),
      onChange: chooseLook,
      onDataChange: fn(),
      onKept: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Shown as'), 'Plain');
    await expect(chooseLook).toHaveBeenLastCalledWith(plainLook.id);
  },
};
