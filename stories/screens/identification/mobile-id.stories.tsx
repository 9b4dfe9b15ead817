import {
  mobileIdExample,
  mobileIdQuestionExample,
  noMobileIdExample,
} from '@sigillum/api-contracts/identification/mobile-id-examples.ts';
import type { MobileIdFailure } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import { MobileIdView } from '@sigillum/app/identification/components/mobile-id-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/mobile-id' };
const connected = mobileIdExample.connected!;
const failed = (reason: MobileIdFailure) => ({ ...mobileIdQuestionExample, state: 'failed' as const, reason });

const meta = {
  title: 'Screens/identification/mobile-id',
  component: MobileIdView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(MobileIdView, scene),
  args: { overview: noMobileIdExample },
} satisfies Meta<typeof MobileIdView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is connected yet. */
export const Nothing: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Connect Mobile ID' })).toBeVisible();
    await expect(canvas.getByText(/We ask on the phone/)).toHaveTextContent('+41791234567');
  },
};

/** On a test system, where a page stands for the phone. */
export const Local: Story = {
  args: { overview: { ...noMobileIdExample, is_local: true, phone_url: 'http://127.0.0.4:3000/phone' } },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Open the phone that stands in for yours' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The phone asks. */
export const Asking: Story = {
  args: { overview: { ...noMobileIdExample, question: mobileIdQuestionExample } },
  async play({ canvas }) {
    await expect(await canvas.findByText(mobileIdQuestionExample.text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Connect Mobile ID' })).toBeNull();
  },
};

/** It has just been connected. */
export const Done: Story = {
  args: { overview: { ...mobileIdExample, question: { ...mobileIdQuestionExample, state: 'confirmed' } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Mobile ID is connected.');
  },
};

/** A test has come back. */
export const Works: Story = {
  args: {
    overview: {
      ...mobileIdExample,
      connected: { ...connected, method: 'app' },
      question: { ...mobileIdQuestionExample, purpose: 'test', state: 'confirmed' },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Mobile ID works.');
    await expect(canvas.getByText('The app')).toBeVisible();
  },
};

/** The person said no. */
export const Declined: Story = {
  args: { overview: { ...noMobileIdExample, question: failed('declined') } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('You declined on the phone.');
    await expect(canvas.getByRole('button', { name: 'Connect Mobile ID' })).toBeVisible();
  },
};

/** Nobody answered. */
export const TimedOut: Story = { args: { overview: { ...noMobileIdExample, question: failed('timeout') } } };
/** What the person mends at Mobile ID. */
export const Blocked: Story = { args: { overview: { ...noMobileIdExample, question: failed('pin_blocked') } } };
export const Suspended: Story = { args: { overview: { ...noMobileIdExample, question: failed('suspended') } } };
export const NotActive: Story = { args: { overview: { ...noMobileIdExample, question: failed('not_active') } } };
export const UnknownNumber: Story = {
  args: { overview: { ...noMobileIdExample, question: failed('unknown_number') } },
};
/** What passes. */
export const Busy: Story = { args: { overview: { ...noMobileIdExample, question: failed('busy') } } };
export const Unreachable: Story = { args: { overview: { ...noMobileIdExample, question: failed('unreachable') } } };
export const Interrupted: Story = { args: { overview: { ...noMobileIdExample, question: failed('interrupted') } } };
/** What must not be believed. */
export const Invalid: Story = { args: { overview: { ...noMobileIdExample, question: failed('invalid') } } };

/** Another Mobile ID answers than the one that was connected. */
export const Differs: Story = {
  args: {
    overview: {
      ...mobileIdExample,
      connected: { ...connected, differs_since: '2026-11-22T12:00:30.000Z' },
      question: { ...failed('other_serial'), purpose: 'test' },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You have the recovery code/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'prove again who you are' })).toHaveAttribute(
      'href',
      '/profile/signature-standards/update',
    );
    await expect(canvas.getByRole('button', { name: 'Connect anew' })).toBeVisible();
  },
};

/** The same, for somebody without a recovery code. */
export const DiffersForGood: Story = {
  args: {
    overview: {
      ...mobileIdExample,
      connected: { ...connected, has_recovery_code: false, differs_since: '2026-11-22T12:00:30.000Z' },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Otherwise/)).toBeVisible();
    await expect(canvas.queryByText(/You have the recovery code/)).toBeNull();
  },
};

/** The profile has another number by now. */
export const OtherNumber: Story = {
  args: { overview: { ...mobileIdExample, mobile: '41797654321', connected: { ...connected, is_current: false } } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Your profile has another number/)).toHaveTextContent('+41797654321');
    await expect(canvas.queryByRole('button', { name: 'Test it' })).toBeNull();
  },
};

/** There is no number that could be asked. */
export const NoNumber: Story = { args: { overview: { ...noMobileIdExample, mobile: null } } };

/** Mobile ID is not set up here. */
export const NotOffered: Story = { args: { overview: { ...noMobileIdExample, is_offered: false } } };
