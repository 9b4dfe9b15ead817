import TransactionalSatisfactionSurveyDialog from '@sigillum/app/business/dialogs/transactional-satisfaction-survey-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/business/transactional satisfaction survey',
  component: TransactionalSatisfactionSurveyDialog,
  render: showScreen(TransactionalSatisfactionSurveyDialog),
  args: { props: {}, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof TransactionalSatisfactionSurveyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move through the scale, as through every group of radio buttons. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    (await screen.findByRole('radio', { name: '3: In between' })).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(screen.getByRole('radio', { name: '4: Satisfied' })).toBeChecked();
    await userEvent.type(screen.getByRole('textbox'), ' Quick, thank you. ');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await expect(args.act).toHaveBeenCalledWith({ rating: 4, comment: 'Quick, thank you.' });
  },
};
export const NotNow: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await expect(args.close).toHaveBeenCalledOnce();
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const NothingChosen: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
    await expect(await screen.findByText('Please choose one of the five steps.')).toBeInTheDocument();
    await expect(screen.getByRole('radio', { name: '1: Very dissatisfied' })).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const TooLong: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '1: Very dissatisfied' }));
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('x'.repeat(1001));
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Your answer could not be sent. Please try again in a moment.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    error:
      'Ihre Antwort konnte nicht gesendet werden, weil der Dienst im Moment nicht erreichbar ist. Sie geht nicht verloren.',
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.paste('Donaudampfschifffahrtsgesellschaftskapitänsmützenhersteller '.repeat(6));
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
