import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import {
  attachmentExample,
  correctionExample,
  requestFieldExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import { documentExample } from '@sigillum/api-contracts/documents/examples.ts';
import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import MainLayout from '@sigillum/app/layouts/main.tsx';
import { InviteView, type InviteViewProps } from '@sigillum/app/signature-requests/components/invite-view.tsx';
import { applyChange } from '@sigillum/app/signature-requests/draft-change.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { emptyDraft, sampleDraft } from '../../support/request-samples.ts';
import { drawSamplePage, samplePages } from '../../support/sample-pages.ts';
import { anna } from '@sigillum/app/testing/anna.ts';
import { showScreen } from '../../support/show-screen.tsx';

/** The view with a draft that really changes. */
function LivingInvite({ editor, ...rest }: InviteViewProps) {
  const [request, setRequest] = useState(editor.request);
  const [texts, setTexts] = useState(editor.texts);
  return (
    <InviteView
      {...rest}
      editor={{
        ...editor,
        request,
        texts,
        change(change) {
          editor.change(change);
          setRequest((before) => applyChange(before, change));
        },
        changeText(name, value) {
          editor.changeText(name, value);
          setTexts((before) => ({ ...before, [name]: value }));
        },
      }}
    />
  );
}

const editor = {
  request: sampleDraft,
  texts: { title: sampleDraft.title, message: sampleDraft.message },
  saveState: { status: 'saved' as const },
  isWrong: false,
  change: fn(),
  changeText: fn(),
  flush: fn(async () => {}),
  insist: fn(async () => {}),
};

const meta = {
  title: 'Screens/signature-requests/invite',
  component: InviteView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(LivingInvite, { Layout: MainLayout, path: '/invite/:id', address: '/invite/1' }),
  args: {
    step: 'people',
    editor,
    getHref: (step) => `/invite/1?step=${step}`,
    documents: {
      uploads: [],
      getThumbnailUrl: () => drawSamplePage(1),
      onFiles: fn(),
      onRetry: fn(),
      onCopy: fn(),
      onRemove: fn(),
      onRemoveDocument: fn(),
      check: { getPageUrl: (_, page) => drawSamplePage(page), getDownloadUrl: () => '#', onAccept: fn(async () => {}) },
      attachments: { attachments: [attachmentExample], getHref: () => '#', onFiles: fn(), onRemove: fn() },
    },
    people: {
      quorums: { onAddQuorum: fn(), onChangeQuorum: fn(), onRemoveQuorum: fn() },
      viewerEmail: anna.email,
      onAddSigner: fn(),
      onAddMyself: fn(),
      onAddSignerGroup: fn(),
      onAddObserverGroup: fn(),
      onChangeSigner: fn(),
      onRemoveSigner: fn(),
      onAddObserver: fn(),
      onRemoveObserver: fn(),
    },
    place: {
      documentId: sampleDraft.documents[0]!.id,
      document: { ...documentExample, pages: samplePages.map(({ width, height }) => ({ width, height })) },
      onChooseDocument: fn(),
      getPageUrl: (page) => drawSamplePage(page),
    },
    offered: ['SES', 'AES', 'DEMO', 'PART11'],
    refusals: {},
    lacks: [],
    colleagues: {
      colleagues: [
        { email: 'ben.huber@keller-architektur.example.ch', right: 'write' },
        { email: 'carla.meier@keller-architektur.example.ch', right: 'read' },
      ],
      onNameColleague: fn(),
      onRemoveColleague: fn(),
      team: { request: { team_inbox: true, assignee: null, status_overall: 'DRAFT' }, onChange: fn() },
    },
    onChangeExpiry: fn(),
    isSending: false,
    onSend: fn(),
  },
} satisfies Meta<typeof InviteView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = { args: { step: 'documents' } };

/** A Word file became a PDF: its sender looks at it before anybody else does. */
export const DocumentToAccept: Story = {
  args: {
    step: 'documents',
    editor: {
      ...editor,
      request: {
        ...sampleDraft,
        documents: sampleDraft.documents.map((document, index) => ({
          ...document,
          ...(index === 0 && { conversion: { from: 'DOCX' as const, is_accepted: false } }),
        })),
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept the PDF of / }));
    await expect(args.documents.check.onAccept).toHaveBeenCalledOnce();
  },
};
export const NoDocuments: Story = { args: { step: 'documents', editor: { ...editor, request: emptyDraft } } };

export const People: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Turn of Luca Rossi'), '1');
    await expect(args.editor.change).toHaveBeenLastCalledWith({
      signatures: [{ sid: sampleDraft.signatures[1]!.sid, sequence: 1 }],
    });
    await userEvent.click(canvas.getByRole('switch', { name: 'Sign one after the other' }));
    await expect(canvas.queryByLabelText('Turn of Luca Rossi')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Luca Rossi' }));
    await expect(args.people.onRemoveSigner).toHaveBeenCalledOnce();
  },
};

export const Nobody: Story = {
  args: { editor: { ...editor, request: emptyDraft } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add myself' }));
    await expect(args.people.onAddMyself).toHaveBeenCalledOnce();
  },
};

/** A signer without a mark comes next by itself; the mark is placed without a pointer, moved and removed by keys. */
export const Place: Story = {
  args: { step: 'place' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Luca Rossi/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Place on page 1' }));
    const mark = await canvas.findByRole('group', { name: 'Signature of Luca Rossi, page 1' });
    const before = mark.getBoundingClientRect();
    await expect(mark).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(mark.getBoundingClientRect().left).toBeGreaterThan(before.left);
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('group', { name: 'Signature of Luca Rossi, page 1' })).toBeNull();
  },
};

/** Who is chosen stays chosen when chosen again: pages that no longer react would tell nobody why. */
export const ChosenTwice: Story = {
  args: { step: 'place' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Luca Rossi/, pressed: true }));
    await expect(canvas.getByRole('button', { name: /Luca Rossi/, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Place on page 1' })).toBeVisible();
  },
};

/** Every person has a colour and initials; the marks show what will be signed, and the page through it. */
export const PlacedForEverybody: Story = {
  args: { step: 'place' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place on page 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Place on page 1' }));
    const [one, other] = ['Luca Rossi', 'Anna Keller'].map((name) =>
      canvas.getByRole('group', { name: `Signature of ${name}, page 1` }),
    );
    await expect(one).toHaveTextContent('Sigillum · Simple (SES)');
    await expect(getComputedStyle(one!).borderColor).not.toBe(getComputedStyle(other!).borderColor);
    const marks = [one, other].map((mark) => mark!.querySelector('[data-initials]')?.getAttribute('data-initials'));
    await expect(marks).toEqual(['LR', 'AK']);
  },
};

const placedField: FilledField = {
  ...requestFieldExample,
  document_id: sampleDraft.documents[0]!.id,
  sid: sampleDraft.signatures[1]!.sid,
  label: 'Company',
  position: { page: '0', x: 72, y: 300, width: 180, height: 22 },
  value: '',
};
const fields = { fields: [placedField], put: fn(async () => {}), move: fn(), remove: fn() };

/** What signers fill in stands beside the pages and on them, is moved by keys and removed. */
export const PlacedFields: Story = {
  args: { step: 'place', place: { ...meta.args.place, fields } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Company, page 1, Luca Rossi' })).toBeVisible();
    const box = await canvas.findByRole('group', { name: 'Field Company of Luca Rossi, page 1' });
    box.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(fields.move).toHaveBeenCalledWith(placedField.id, {
      page: '0',
      x: 82,
      y: 300,
      width: 180,
      height: 22,
    });
    await userEvent.keyboard('{Delete}');
    await expect(fields.remove).toHaveBeenCalledWith(placedField.id);
  },
};
export const PlacedFieldsOnPhone: Story = { args: { ...PlacedFields.args }, globals: { viewport: { value: 'xs' } } };

/** A laptop with everything at 200 per cent: the bars give way to the page. */
export const PlaceInLowWindow: Story = {
  args: { step: 'place' },
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    const page = (await canvas.findAllByRole('button', { name: /^Place the signature of/ }))[0]!;
    const { top, bottom } = page.getBoundingClientRect();
    await expect(Math.min(bottom, window.innerHeight) - Math.max(top, 0)).toBeGreaterThan(120);
  },
};

/** On a phone the steps are numbers; in words stands where one is. */
export const PlaceOnPhone: Story = {
  args: { step: 'place' },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4: Place signatures')).toBeVisible();
  },
};

/** From 640 px on all steps are named. */
export const StepsOnTablet: Story = {
  args: { step: 'people' },
  globals: { language: 'de-ch', viewport: { value: 'sm' } },
  play: async ({ canvas }) => {
    for (const name of ['Dokumente', 'Personen', 'Signaturen platzieren', 'Prüfen und senden'])
      await expect(canvas.getByRole('link', { name }).getBoundingClientRect().width).toBeGreaterThan(60);
  },
};

export const PlaceWhileLoading: Story = { args: { step: 'place', place: { ...meta.args.place, document: undefined } } };

export const Send: Story = {
  args: { step: 'send' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Noémi Frei · Turn 1 · Deutsch · 1 visible signature')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Qualified/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('switch', { name: 'Attach the signature report' }));
    await expect(args.editor.change).toHaveBeenLastCalledWith({ attach_on_success: ['SIGNATURE_PROTOCOL'] });
    await userEvent.click(canvas.getByRole('switch', { name: 'Attach the signed documents' }));
    await expect(args.editor.change).toHaveBeenLastCalledWith({
      attach_on_success: ['SIGNATURE_PROTOCOL', 'SIGNED_DOCUMENT'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Change expiry' }));
    await expect(args.onChangeExpiry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** In an organisation, the draft says under which cost centre its signatures count; what a program has noted in several lines is the program's. */
export const CostCentre: Story = {
  args: { step: 'send' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /^Cost centre/ });
    await userEvent.type(field, 'Sales West');
    await expect(args.editor.change).toHaveBeenLastCalledWith({ custom: 'Sales West' });
    await expect(field).toHaveValue('Sales West');
    await userEvent.clear(field);
    await expect(args.editor.change).toHaveBeenLastCalledWith({ custom: null });
  },
};

export const NotedByProgram: Story = {
  args: { step: 'send', editor: { ...editor, request: { ...sampleDraft, custom: 'Order 7\ncolour red' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Cost centre/ })).toBeNull();
  },
};

/** The draft of a corrected version: why, what is different so far, and who is asked again. */
export const Corrects: Story = {
  args: {
    step: 'send',
    editor: {
      ...editor,
      request: {
        ...sampleDraft,
        correction: {
          ...correctionExample.correction!,
          documents_replaced: ['Lease Bahnhofstrasse 12'],
          signers_removed: ['luca.rossi@example.it'],
          changed: ['title'],
          asked_again: [sampleDraft.signatures[0]!.sid],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/One person has signed that one and is asked again/)).toBeVisible();
    await expect(canvas.getByText(/^No longer signs/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the request before' })).toBeVisible();
  },
};

/** What the organisation has settled is told, and cannot be chosen. */
export const SettledByOrganisation: Story = {
  args: {
    step: 'send',
    editor: {
      ...editor,
      request: {
        ...sampleDraft,
        expiration_date: '2026-12-24T22:59:59.000Z',
        attach_on_success: ['SIGNED_DOCUMENT'],
        attach_on_success_options: ['SIGNATURE_PROTOCOL'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your organisation attaches the signed documents.')).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Attach the signed documents' })).toBeNull();
    await expect(canvas.getByText('Can be signed until 24 Dec 2026, 23:59.')).toBeVisible();
  },
};

/** Advanced signatures send codes by SMS: who cannot get one is named, and sending waits for the number. */
export const MobileNumberMissing: Story = {
  args: { step: 'send' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Advanced \(AES\)/ }));
    await expect(args.editor.change).toHaveBeenLastCalledWith({ quality: 'AES' });
    await expect(canvas.getByRole('link', { name: 'Add the missing mobile numbers' })).toHaveAttribute(
      'href',
      '/invite/1?step=people',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }));
    await expect(canvas.getByRole('link', { name: 'Add the missing mobile numbers' })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const PeopleForAdvanced: Story = {
  args: { editor: { ...editor, request: { ...sampleDraft, quality: 'AES' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Mobile number missing')[0]).toBeVisible();
  },
};

/** A qualified signature: what it needs of everybody, and which colleague lacks it. */
export const ColleagueNotIdentified: Story = {
  args: {
    step: 'send',
    offered: ['SES', 'AES', 'QES'],
    editor: { ...editor, request: { ...sampleDraft, quality: 'QES' } },
    lacks: [{ sid: sampleDraft.signatures[0]!.sid, lack: 'identification' }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Whoever signs must have proved who they are/)).toBeVisible();
    const list = canvas.getByRole('list', { name: 'Colleagues who cannot sign like this yet' });
    await expect(list).toHaveTextContent('Not identified yet');
  },
};

/** Only what can be signed with is shown; QES says why it cannot be chosen. */
export const LeastOffer: Story = {
  args: { step: 'send', offered: ['SES'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { name: /Simple|Advanced|Qualified|Demo|Part 11/ })).toHaveLength(2);
    await expect(canvas.getByText(/no qualified trust service/)).toBeVisible();
  },
};

export const QualityInGerman: Story = {
  args: { step: 'send', offered: ['SES', 'AES', 'AES_MINIMAL', 'QES', 'DEMO', 'PART11'] },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};

export const NotReadyToSend: Story = {
  args: { step: 'send', editor: { ...editor, request: emptyDraft } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Add a signer' })).toHaveAttribute('href', '/invite/1?step=people');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }));
    await expect(canvas.getByRole('link', { name: 'Add a document' })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const TitleMissing: Story = {
  args: { step: 'send' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Title'));
    await expect(canvas.getByText('This field is required')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }));
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { editor: { ...editor, saveState: { status: 'saving' } } } };
export const Sending: Story = { args: { step: 'send', isSending: true } };

const refusal = new ApiProblem({
  type: '',
  method: 'PUT',
  path: '',
  status: 503,
  message: '',
  key: 'error.unavailable',
});
export const NotSaved: Story = {
  args: { editor: { ...editor, saveState: { status: 'failed', problem: refusal } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.editor.insist).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = { args: { step: 'send', refusals: { form: { id: 'error.sr.not_draft' } } } };
