import { RequestView } from '@sigillum/app/signing/components/request-view.tsx';
import { requestId, visitorSignatureExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import MainLayout from '@sigillum/app/layouts/main.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { inState, requestToVisit, signers } from '../../support/signing-samples.ts';
import account from './view.stories.tsx';

const luca = { role: 'signer', sid: visitorSignatureExample.sid } as const;

const meta = {
  title: 'Screens/signing/view directly',
  component: RequestView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(RequestView, {
    Layout: MainLayout,
    path: '/view/:id/:userid',
    address: '/view/1/2',
    root: { person: undefined, visitId: requestId },
  }),
  args: {
    ...account.args,
    request: requestToVisit,
    isVisitor: true,
    onCorrectName: fn(),
    downloads: { ...account.args.downloads, writeReportUrl: undefined },
  },
} satisfies Meta<typeof RequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToSign: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We then send a code to/)).toHaveTextContent('luca.rossi@example.it');
    await expect(canvas.getByText(/You sign as/)).toHaveTextContent('You sign as Luca Rossi.');
  },
};

const keller = {
  id: '5f0c8b1e-7a53-4d0e-9a3a-0f6f0f6f2c11',
  name: 'Keller Architektur AG',
  logo: null,
  embedOrigins: [],
  supportContact: { email: 'hilfe@keller-architektur.example', phone: '+41441234567' },
};

/** Which business stands behind the request, and whom one may ask there; it stands there once. */
export const FromBusiness: Story = {
  args: { sender: keller },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Keller Architektur AG/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'hilfe@keller-architektur.example' })).toBeVisible();
  },
};

/** A program of the business has sent it: the business alone is named. */
export const FromProgram: Story = {
  args: { sender: keller, request: { ...meta.args.request, owner_name: keller.name } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^From/)).toHaveTextContent(/^From Keller Architektur AG$/);
  },
};

/** The name as the visitor states it; the list of signers shows both. */
export const NameStated: Story = {
  args: {
    request: {
      ...meta.args.request,
      signatures: meta.args.request.signatures.map((signature) =>
        signature.sid === meta.args.request.viewer.sid ? { ...signature, stated_name: 'Luigi Russo' } : signature,
      ),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/You sign as/)).toHaveTextContent('You sign as Luigi Russo.');
    await userEvent.click(canvas.getByRole('button', { name: 'Correct name' }));
    await expect(args.onCorrectName).toHaveBeenCalledOnce();
  },
};

/** An advanced signature: its meaning, and that a code comes by SMS. */
export const ToSignAdvanced: Story = {
  args: { request: { ...requestToVisit, quality: 'AES' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Advanced signature \(AES\) · Swiss law/)).toBeVisible();
    await expect(canvas.getByText(/code by SMS to your mobile phone/)).toBeVisible();
  },
};

/** Nobody may take a demonstration for a signature. */
export const ToSignDemo: Story = {
  args: { request: { ...requestToVisit, quality: 'DEMO' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/binds nobody/)).toBeVisible();
  },
};

export const ToSignPart11: Story = {
  args: { request: { ...requestToVisit, quality: 'PART11' } },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};

export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };

/** No list of requests, so nothing to delete from; no report. */
export const SignedByMe: Story = {
  args: { request: inState('OPEN', signers('OPEN', 'SIGNED'), { ...luca, actions: ['delete'] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('You have signed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(canvas.queryByRole('menuitem', { name: /report/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const SignedByEverybody: Story = {
  args: { request: inState('SIGNED', signers('SIGNED', 'SIGNED'), { ...luca, actions: ['delete'] }) },
};

export const InItalian: Story = { globals: { language: 'it' } };
