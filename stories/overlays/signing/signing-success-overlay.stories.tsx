import SigningSuccessOverlay from '@sigillum/app/signing/overlays/signing-success-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { manyDocuments } from '../../support/signing-samples.ts';

const documents = manyDocuments.map(({ id, name }) => ({ id, name, href: `#${id}` }));
const longTerm = { quality: 'AES', level: 'B-LTA', levelReason: null, isPending: false } as const;
const early = { ...longTerm, level: 'B-LT', levelReason: 'others_to_sign' } as const;
const one = {
  ...early,
  documents: documents.slice(0, 1),
  zipHref: undefined,
  remaining: 1,
  isTold: true,
  hasAccount: true,
};

const meta = {
  title: 'Overlays/signing/signing success',
  component: SigningSuccessOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(SigningSuccessOverlay),
  args: { props: one, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof SigningSuccessOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'To your requests' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete', goTo: '/dashboard' });
    await userEvent.click(screen.getByRole('button', { name: 'Show the document' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete' });
  },
};

/** It tells of what is done: Escape leads back to the documents, as the button does. */
export const LeftByEscape: Story = {
  tags: ['!visual'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('button', { name: 'Show the document' });
    await userEvent.keyboard('{Escape}');
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete' });
  },
};

/** An organisation's seal was used instead of the person's own signature. */
export const BySeal: Story = {
  args: { props: { ...one, seal: { label: 'Contracts', organisation: 'Keller Architektur AG' } } },
  play: async () => {
    await expect(await screen.findByText(/^Seal “/)).toHaveTextContent('Seal “Contracts” of Keller Architektur AG');
  },
};

/** A program tells this person itself: no mail is promised. */
export const Untold: Story = {
  args: { props: { ...longTerm, documents, zipHref: '#zip', remaining: 0, isTold: false, hasAccount: false } },
  play: async () => {
    await expect(await screen.findByText(/Everybody has signed/)).toBeInTheDocument();
    await expect(screen.queryByText(/e-mail|write to you/)).toBeNull();
  },
};

/** A visitor was the last: everything can be taken along at once. */
export const VisitorCompletes: Story = {
  args: { props: { ...longTerm, documents, zipHref: '#zip', remaining: 0, isTold: true, hasAccount: false } },
  play: async ({ userEvent, args }) => {
    const download = await screen.findByRole('link', { name: 'Download all signed documents' });
    await expect(download).toHaveAttribute('href', '#zip');
    await expect(screen.getByText(/Everybody has signed/)).toBeInTheDocument();
    await expect(screen.getByText(/provable long-term \(B-LTA\)/)).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'To your requests' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete', goTo: '/signed' });
  },
};

/** The last signature is accepted, but what proves it for years could not be had yet: nothing more is claimed. */
export const LongTermPending: Story = {
  args: {
    props: {
      ...one,
      level: 'B-T',
      levelReason: 'revocation',
      isPending: true,
      remaining: 0,
    },
  },
  play: async () => {
    await expect(await screen.findByText(/every signature holds/)).toBeInTheDocument();
    await expect(screen.getByText(/with proven time \(B-T\)/)).toBeInTheDocument();
    await expect(screen.queryByText(/this is complete/)).toBeNull();
  },
};

/** A program wants the person back, and hands the files out itself. */
export const WithExit: Story = {
  args: {
    props: {
      ...one,
      documents: documents.slice(0, 2).map(({ id, name }) => ({ id, name, href: undefined })),
      isTold: true,
      hasAccount: false,
      exit: { requestId: '7d1', outcome: 'signed', url: 'https://shop.example/orders/7', seconds: undefined },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Back to shop.example' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  },
};

export const Loading: Story = { args: { isLoading: true } };
/** The way on did not work; what is signed stays signed. */
export const Error: Story = {
  args: { error: 'The service cannot be reached. Please check your connection and try again.' },
  play: async () => {
    await expect(await screen.findByText(/cannot be reached/)).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    props: {
      ...early,
      documents: Array.from({ length: 30 }, (_, index) => ({
        ...documents[1]!,
        id: String(index),
        name: `${documents[1]!.name} ${'x'.repeat(60)}`,
      })),
      zipHref: '#zip',
      remaining: 7,
      isTold: true,
      hasAccount: true,
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
