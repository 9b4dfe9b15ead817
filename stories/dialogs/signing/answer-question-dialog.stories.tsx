import AnswerQuestionDialog from '@sigillum/app/signing/dialogs/answer-question-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signing/answer question',
  component: AnswerQuestionDialog,
  render: showScreen(AnswerQuestionDialog),
  args: {
    props: { name: 'Noémi Frei', question: 'From when on does the new rent count?' },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof AnswerQuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), ' From May on? ');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await expect(args.act).toHaveBeenCalledWith({ message: 'From May on?' });
  },
};

/** Nothing is sent that says nothing. */
export const Missing: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await expect(await screen.findByText('Please write something first.')).toBeVisible();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This request is no longer open. Reload to see what happened.' } };
export const LongText: Story = { globals: { language: 'de-ch', viewport: { value: 'xs' } } };
