import { verifiedRevisionExample, verificationExample } from '@sigillum/api-contracts/verification/examples.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { VerifyView } from '@sigillum/app/verification/components/verify-view.tsx';
import type { Verification } from '@sigillum/api-contracts/verification/schemas.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drawSamplePage, samplePages } from '../../support/sample-pages.ts';
import { showScreen } from '../../support/show-screen.tsx';
import {
  brokenSignature,
  describeFile,
  foreignSignature,
  passedSignature,
  rewrittenSignatures,
  unknownSignature,
} from '../../support/verification-samples.ts';

const pages = samplePages.map(({ width, height }) => ({ width, height }));
const file = (name: string, size: number) => ({ name, size }) as File;
const done = (verification: Verification, fileName = 'Lease Bahnhofstrasse 12.pdf') => ({
  check: { kind: 'done', fileName, verification } as const,
});

const meta = {
  title: 'Screens/verification/verify',
  component: VerifyView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(VerifyView, { Layout: DefaultLayout, path: '/verify', root: { person: undefined } }),
  args: {
    check: { kind: 'none' },
    onFile: fn(),
    onLeave: fn(),
    loadRevision: async () => ({ ...verifiedRevisionExample, pages }),
    getPageUrl: (_verification, _index, page) => drawSamplePage(page),
    readPageText: async (_verification, _index, page) => samplePages[page - 1]?.lines ?? [],
  },
} satisfies Meta<typeof VerifyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const pdf = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/Drop a signed PDF here/), pdf);
    await expect(args.onFile).toHaveBeenCalledWith(pdf);
  },
};

export const Uploading: Story = {
  args: { check: { kind: 'sending', file: file('Lease Bahnhofstrasse 12.pdf', 22_400_000), sent: 9_100_000 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('9.1 MB of 22.4 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the check of Lease Bahnhofstrasse 12.pdf' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

export const Checking: Story = {
  args: { check: { kind: 'sending', file: file('Lease.pdf', 184_320), sent: 184_320 } },
};

export const Refused: Story = {
  args: { check: { kind: 'refused', file: file('holiday.jpg', 184_320), key: 'error.verification.not_a_pdf' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/This is not a PDF/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check holiday.jpg again' }));
    await expect(args.onFile).toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: { check: { kind: 'refused', file: file('plans.pdf', 161_000_000), key: 'error.verification.too_large' } },
};

export const Passed: Story = {
  args: done(verificationExample),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'The signature is valid' })).toHaveFocus();
    await expect(canvas.getByText('TOTAL_PASSED')).toBeVisible();
    await expect(canvas.getAllByText(/but not qualified/)[0]).toBeVisible();
    await userEvent.click(canvas.getByText('Certificate'));
    await expect(canvas.getByText('4f1d2c3b5a69788796a5b4c3d2e1f001')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check another file' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

export const WhatWasSigned: Story = {
  args: done(verificationExample),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what was signed' }));
    await expect(await canvas.findByRole('region', { name: /Chiara Bernasconi/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide the pages' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const PagesGone: Story = {
  args: {
    // Another file than the one whose pages an earlier story has loaded.
    ...done({ ...verificationExample, id: '6f1e2d3c-4b5a-4968-8776-6554433221ff' }),
    loadRevision: async () => Promise.reject(new TypeError('offline')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what was signed' }));
    await expect(await canvas.findByText('The pages cannot be shown')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Foreign: Story = {
  args: done(describeFile({ signatures: [foreignSignature, passedSignature] }), 'Contrat.pdf'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'All 2 signatures are valid' })).toBeVisible();
    await expect(canvas.getByText(/Trusted list of the European Union/)).toBeVisible();
  },
};

export const Indeterminate: Story = {
  args: done(
    describeFile({
      verdict: 'INDETERMINATE',
      subIndication: 'NO_CERTIFICATE_CHAIN_FOUND',
      signatures: [unknownSignature],
      timestamps: [],
    }),
  ),
};

export const Failed: Story = {
  args: done(
    describeFile({
      verdict: 'TOTAL_FAILED',
      subIndication: 'FORMAT_FAILURE',
      signatures: [brokenSignature, foreignSignature],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not all 2 signatures are valid' })).toBeVisible();
    await expect(canvas.getByText(/The content of a page was changed \(page 1\)/)).toBeVisible();
  },
};

export const FieldByField: Story = {
  args: done(
    describeFile({
      verdict: 'TOTAL_FAILED',
      subIndication: 'FORMAT_FAILURE',
      signatures: rewrittenSignatures,
      timestamps: [],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A further signature was added: Ben Frei (page 1)')).toBeVisible();
    await expect(canvas.getByText('A signature was shown in a further place: Ben Frei (page 2)')).toBeVisible();
    await expect(canvas.getByText(/filled in \(field “Signature 1 mark 1”, page 2\)/)).toBeVisible();
    await expect(canvas.getAllByText('The name is as stated; nobody has verified it.')).toHaveLength(2);
  },
};

const nothing = { signatures: [], timestamps: [] };
const unsigned = { verdict: 'INDETERMINATE', subIndication: 'SIGNED_DATA_NOT_FOUND' } as const;

export const Unsigned: Story = {
  args: done(describeFile({ ...nothing, ...unsigned, findings: [{ code: 'no-signature', severity: 'info' }] })),
};
export const FileAlone: Story = {
  args: done(
    describeFile({
      verdict: 'INDETERMINATE',
      subIndication: 'SIG_CONSTRAINTS_FAILURE',
      findings: [{ code: 'store-damaged', severity: 'failure', detail: 'OCSP at 18342: its signature does not hold' }],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'The signature is valid, but something in the file is not in order' }),
    ).toBeVisible();
  },
};
export const TimestampAlone: Story = { args: done(describeFile({ ...unsigned, signatures: [] })) };
export const Damaged: Story = {
  args: done(
    describeFile({
      ...nothing,
      verdict: 'TOTAL_FAILED',
      subIndication: 'FORMAT_FAILURE',
      findings: [
        { code: 'file-damaged', severity: 'failure', detail: 'the cross-reference table points past the end' },
      ],
    }),
  ),
};

export const Seal: Story = {
  args: done(describeFile({ signatures: [{ ...passedSignature, kind: 'seal', signer: 'Alpenblick AG' }] })),
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ';
export const LongTexts: Story = {
  args: done(
    describeFile({
      verdict: 'TOTAL_FAILED',
      subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE',
      signatures: [
        {
          ...brokenSignature,
          signer: long.repeat(3),
          reason: long.repeat(6),
          location: long.trim(),
          anchor: { name: long.repeat(2), source: 'operator' },
          findings: [{ code: 'code-of-a-later-version', severity: 'warning', detail: long.repeat(4) }],
        },
      ],
    }),
    `${long.repeat(2)}.pdf`,
  ),
};
