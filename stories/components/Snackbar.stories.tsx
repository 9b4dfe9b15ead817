import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Inline, SnackbarQueue, SnackbarRegion } from '@sigillum/design-system';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

const undo = fn();
const undoAction = { text: 'Undo', onAction: undo };

/** A clock that moves only when told to. */
class HandClock {
  #now = 0;
  #timers = new Map<number, { at: number; callback: () => void }>();
  #lastTimer = 0;

  readonly now = () => this.#now;
  readonly setTimeout = (callback: () => void, delayMs: number) => {
    this.#timers.set((this.#lastTimer += 1), { at: this.#now + delayMs, callback });
    return this.#lastTimer;
  };
  readonly clearTimeout = (timer: number) => this.#timers.delete(timer);

  advance(ms: number) {
    this.#now += ms;
    for (const { at, callback } of [...this.#timers.values()]) if (at <= this.#now) callback();
  }
}

const handClock = new HandClock();

/** Shows snackbars of a queue of its own; without a clock, time runs. */
function Snackbars({ clock }: { clock?: HandClock }) {
  const [queue] = useState(() => new SnackbarQueue(clock));
  return (
    <>
      <Inline>
        <Button onClick={() => queue.add({ message: 'Saved' })}>Say</Button>
        <Button onClick={() => queue.add({ message: 'Signed by everyone', tone: 'success', isIndefinite: true })}>
          Stay
        </Button>
        <Button onClick={() => queue.add({ message: 'Draft deleted', action: undoAction })}>Offer</Button>
        <Button
          onClick={() =>
            queue.add({
              message: 'You are offline. Changes are kept and sent later.',
              tone: 'warning',
              isIndefinite: true,
            })
          }
        >
          Warn
        </Button>
        <Button
          onClick={() =>
            queue.add({
              message: 'Die Erinnerung konnte nicht versendet werden. '.repeat(3),
              tone: 'danger',
              isIndefinite: true,
            })
          }
        >
          Fail
        </Button>
      </Inline>
      <SnackbarRegion queue={queue} label="Messages" closeLabel="Close" />
    </>
  );
}

const meta = { title: 'Components/Snackbar', component: Snackbars } satisfies Meta<typeof Snackbars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Stay', 'Offer', 'Warn', 'Fail']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(screen.getByText('Draft deleted')).toBeVisible();
  },
};

/** After three seconds it goes by itself. */
export const Vanishes: Story = {
  args: { clock: handClock },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }));
    await screen.findByText('Saved');
    handClock.advance(3000);
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
};

/** By keyboard: the action runs and closes it; the close button closes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Offer' }));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByText('Draft deleted')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('Signed by everyone')).toBeNull();
  },
};

/** Swiped 50 px it springs back, any further it goes. */
export const Swiped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    const strip = (await screen.findByText('Signed by everyone')).parentElement as HTMLElement;
    strip.setPointerCapture = () => {};
    const swipe = async (distance: number) => {
      await fireEvent.pointerDown(strip, { pointerId: 1, clientX: 100 });
      await fireEvent.pointerMove(strip, { pointerId: 1, clientX: 100 + distance });
      await fireEvent.pointerUp(strip, { pointerId: 1, clientX: 100 + distance });
    };
    await swipe(50);
    await expect(strip).toBeInTheDocument();
    await swipe(-51);
    await waitFor(() => expect(strip).not.toBeInTheDocument());
  },
};

/** Pointing at one, or having the focus in one, holds the time of all. */
export const Held: Story = {
  args: { clock: handClock },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }));
    await userEvent.hover(await screen.findByText('Saved'));
    handClock.advance(60_000);
    await expect(screen.getByText('Saved')).toBeInTheDocument();
    await userEvent.unhover(screen.getByText('Saved'));
    screen.getByRole('button', { name: 'Close' }).focus();
    handClock.advance(60_000);
    await expect(screen.getByText('Saved')).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Say' }).focus();
    handClock.advance(3000);
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
};
