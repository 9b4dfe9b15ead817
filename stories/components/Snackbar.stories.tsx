import { FlashSnackbar } from '@sigillum/app/modals/flash-snackbar.tsx';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Card, Inline, SnackbarQueue, SnackbarRegion, Text } from '@sigillum/design-system';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { showScreen } from '../support/show-screen.tsx';
import { describeComponent } from './describe-component.ts';

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

const meta = {
  title: 'Components/Snackbar',
  component: SnackbarRegion,
  subcomponents: { Snackbars },
  args: { queue: new SnackbarQueue(), label: 'Messages', closeLabel: 'Close' },
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Says in passing that something was done, or could not be done.',
          when: 'After an action whose effect is not plain to see; with an action to undo it. After a redirect the server leaves one behind.',
          whenNot:
            'For what needs a decision (Dialog), stops the work (Overlay), or belongs to a field or a page (Banner).',
          accessibility:
            'A polite live region above dialogs and overlays. It stays 3000 ms; time stands still while one is pointed at, has the focus, or the tab is hidden. What is indefinite never goes by itself; an action that is nowhere else makes it so (WCAG 2.2.1). Closed by keys, the focus goes to the next one or back to where it came from. Swiping over 50 px is only a short cut.',
        }),
      },
    },
  },
} satisfies Meta<typeof SnackbarRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => <Snackbars />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Stay', 'Offer', 'Warn', 'Fail']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(screen.getByText('Draft deleted')).toBeVisible();
  },
};

/** After three seconds it goes by itself. */
export const Vanishes: Story = {
  render: () => <Snackbars clock={handClock} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }));
    await screen.findByText('Saved');
    handClock.advance(3000);
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
};

/** By keyboard: the action runs and closes it; the close button closes it. */
export const ByKeyboard: Story = {
  render: () => <Snackbars />,
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
  render: () => <Snackbars />,
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
    // The browser has taken the finger for scrolling.
    await fireEvent.pointerDown(strip, { pointerId: 1, clientX: 100 });
    await fireEvent.pointerMove(strip, { pointerId: 1, clientX: 300 });
    await fireEvent.pointerCancel(strip, { pointerId: 1 });
    await expect(strip).toBeInTheDocument();
    await swipe(-51);
    await waitFor(() => expect(strip).not.toBeInTheDocument());
  },
};

/** What cannot be closed cannot be swiped away either. */
export const NotDismissible: Story = {
  render: function NotDismissible(args) {
    const [queue] = useState(() => new SnackbarQueue());
    return (
      <>
        <Button onClick={() => queue.add({ message: 'You are offline.', isIndefinite: true, isDismissible: false })}>
          Go offline
        </Button>
        <SnackbarRegion {...args} queue={queue} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
    const strip = (await screen.findByText('You are offline.')).parentElement as HTMLElement;
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await fireEvent.pointerDown(strip, { pointerId: 1, clientX: 100 });
    await fireEvent.pointerMove(strip, { pointerId: 1, clientX: 300 });
    await fireEvent.pointerUp(strip, { pointerId: 1, clientX: 300 });
    await expect(strip).toBeInTheDocument();
  },
};

/** While nobody looks at the tab its time does not run. */
export const HiddenTab: Story = {
  render: () => <Snackbars clock={handClock} />,
  beforeEach: () => () => Reflect.deleteProperty(document, 'visibilityState'),
  play: async ({ canvas, userEvent }) => {
    const show = async (visibilityState: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      await fireEvent(document, new Event('visibilitychange'));
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }));
    await screen.findByText('Saved');
    handClock.advance(2000);
    await show('hidden');
    handClock.advance(60_000);
    await expect(screen.getByText('Saved')).toBeInTheDocument();
    await show('visible');
    handClock.advance(999);
    await expect(screen.getByText('Saved')).toBeInTheDocument();
    handClock.advance(1);
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
};

/** Closed by keys, the focus goes to the next one and at the end back to where it came from; time runs again. */
export const FocusAfterClosing: Story = {
  render: () => <Snackbars clock={handClock} />,
  play: async ({ canvas, userEvent }) => {
    const warn = canvas.getByRole('button', { name: 'Warn' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    warn.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/You are offline/);
    const [first, second] = screen.getAllByRole('button', { name: 'Close' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(warn).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }));
    await screen.findByText('Saved');
    handClock.advance(3000);
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
};

/** It lies at the lower edge of the element that it is attached to; when that goes, at the bottom of the window. */
export const Attached: Story = {
  render: function Attached(args) {
    const [queue] = useState(() => new SnackbarQueue());
    const [target, setTarget] = useState<Element | null>(null);
    const [hasCard, setHasCard] = useState(true);
    return (
      <>
        <Inline>
          <Button onClick={() => queue.add({ message: 'Page 3 added', isIndefinite: true, attachTo: target })}>
            Add
          </Button>
          <Button variant="secondary" onClick={() => setHasCard(false)}>
            Leave
          </Button>
        </Inline>
        {hasCard ? (
          <div ref={setTarget} style={{ width: 480, marginTop: 16 }}>
            <Card style={{ height: 320 }}>
              <Text>A document</Text>
            </Card>
          </div>
        ) : null}
        <SnackbarRegion {...args} queue={queue} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByText('A document').parentElement as HTMLElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const strip = (await screen.findByText('Page 3 added')).parentElement as HTMLElement;
    await waitFor(() => expect(strip).toHaveAttribute('data-attached'));
    // Once it has risen to its place.
    await waitFor(async () => {
      const [inner, outer] = [strip.getBoundingClientRect(), card.getBoundingClientRect()];
      await expect(inner.bottom).toBeLessThan(outer.bottom);
      await expect(inner.bottom).toBeGreaterThan(outer.bottom - 40);
      await expect(Math.abs(inner.left + inner.right - outer.left - outer.right)).toBeLessThan(4);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(strip).not.toHaveAttribute('data-attached'));
    await expect(strip).toBeVisible();
  },
};

/** On a phone an action goes below a sentence that needs the width. */
export const LongOnPhone: Story = {
  render: () => {
    const queue = new SnackbarQueue();
    queue.add({
      message:
        'Sie sind abgemeldet. Was Sie eingegeben haben, ist noch da: Melden Sie sich in einem neuen Tab an, kommen Sie zurück und versuchen Sie es noch einmal.',
      tone: 'danger',
      isIndefinite: true,
      action: { text: 'Anmelden', onAction: fn() },
    });
    return <SnackbarRegion queue={queue} label="Messages" closeLabel="Close" />;
  },
  play: async () => {
    const [sentence, action] = [await screen.findByText(/^Sie sind/), screen.getByRole('button', { name: 'Anmelden' })];
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(sentence.getBoundingClientRect().bottom);
  },
  globals: { viewport: { value: 'xs' } },
};

/** What the server left behind before it led elsewhere. */
export const AfterRedirect: Story = {
  render: (_, context) =>
    showScreen(() => <FlashSnackbar flash={{ message: 'Your plan does not allow this.', tone: 'danger' }} />)(
      {},
      context,
    ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('region').querySelectorAll('p')).toHaveLength(1));
  },
};

/** Pointing at one, or having the focus in one, holds the time of all. */
export const Held: Story = {
  render: () => <Snackbars clock={handClock} />,
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
