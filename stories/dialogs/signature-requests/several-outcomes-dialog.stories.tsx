import { type BulkOutcome, BulkRun } from '@sigillum/app/signature-requests/bulk-run.ts';
import SeveralOutcomesDialog from '@sigillum/app/signature-requests/dialogs/several-outcomes-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleRequests } from '../../support/request-samples.ts';
import { showScreen } from '../../support/show-screen.tsx';

/** A run that came to these outcomes; where one is missing, it goes on. */
function runTo(...outcomes: (BulkOutcome | undefined)[]): BulkRun {
  const run = new BulkRun(sampleRequests.slice(0, outcomes.length));
  const left = [...outcomes];
  void run.run(async () => left.shift() ?? new Promise<never>(() => {}));
  return run;
}
const done: BulkOutcome = { state: 'done' };

const meta = {
  title: 'Dialogs/signature-requests/several outcomes',
  component: SeveralOutcomesDialog,
  render: showScreen(SeveralOutcomesDialog),
  args: {
    props: { act: 'withdraw', run: runTo(done, done) },
    isLoading: false,
    error: undefined,
    act: fn() as never,
    close: fn(),
  },
} satisfies Meta<typeof SeveralOutcomesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: '2 of 2 done' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

/** While it goes on it can be stopped. */
export const Loading: Story = {
  args: { props: { act: 'remind', run: runTo(done, undefined, undefined) } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '1 of 3 done' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(screen.getByText('Being done')).toBeVisible();
  },
};

/** An outcome for each: what failed says why, what is open leads on. */
export const Error: Story = {
  args: {
    props: {
      act: 'sign',
      run: runTo(
        done,
        { state: 'failed', message: 'Somebody else is signing this request right now.' },
        { state: 'open', message: 'The trust service asks for one more step. Open the request to take it.' },
      ),
    },
  },
  play: async () => {
    await expect(await screen.findByText('Somebody else is signing this request right now.')).toBeVisible();
    await expect(screen.getByRole('link', { name: sampleRequests[2]!.title })).toHaveAttribute(
      'href',
      `/view/${sampleRequests[2]!.id}`,
    );
  },
};

export const LongText: Story = {
  args: {
    props: {
      act: 'delete',
      run: runTo(done, done, {
        state: 'failed',
        message:
          'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
      }),
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
