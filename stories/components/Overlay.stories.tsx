import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, CircleCheck, Hourglass, Lock, Overlay, Stamp } from '@sigillum/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Overlay',
  component: Overlay,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'The frame of a full-screen overlay: what happened, what it means, what to do now.',
          when: 'For the states of signing that one must not pass by.',
          whenNot: 'For anything that can wait or be closed (Dialog, Banner).',
          accessibility:
            'A modal dialog named by its heading; opaque and persistent. Neither Escape nor a click closes it, only its actions do; Escape may where it tells of something done. The icon is decoration.',
        }),
      },
      story: { inline: false, iframeHeight: 560 },
    },
  },
  args: {
    title: 'Your code has expired',
    tone: 'warning',
    icon: <Hourglass />,
    children: (
      <p>A code is valid for five minutes. Nothing has been signed. Ask for a new one and enter it right away.</p>
    ),
    actions: (
      <>
        <Button>Send a new code</Button>
        <Button variant="secondary">Back to the document</Button>
      </>
    ),
  },
} satisfies Meta<typeof Overlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opaque and persistent: Escape does nothing. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const overlay = await screen.findByRole('dialog', { name: 'Your code has expired' });
    await waitFor(() => expect(overlay).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(overlay).toBeVisible());
    const frame = overlay.parentElement as Element;
    await expect(getComputedStyle(frame).zIndex).toBe('2000');
    await expect(getComputedStyle(frame).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};

export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Sending a new code' } };

/** What is done may be left by Escape. */
export const Success: Story = {
  args: { tone: 'success', icon: <CircleCheck />, title: 'Signed', onEscape: fn() },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Signed' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onEscape).toHaveBeenCalledOnce();
  },
};
export const Danger: Story = { args: { tone: 'danger', icon: <Lock />, title: 'Locked' } };
export const Sealing: Story = {
  args: {
    tone: 'seal',
    icon: <Stamp />,
    title: 'Signing',
    isLoading: true,
    loadingLabel: 'Signing',
    actions: undefined,
  },
};
export const Error: Story = { args: { error: 'The code could not be sent. Try again in a minute.' } };
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
export const LongText: Story = {
  args: { children: <p>{'Der Code ist nicht mehr gültig, weil fünf Minuten vergangen sind. '.repeat(30)}</p> },
};
