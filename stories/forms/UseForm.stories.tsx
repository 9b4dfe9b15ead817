import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormErrors } from '@sigillum/app/forms/form-errors.tsx';
import type { FormFailure } from '@sigillum/app/forms/parse-form.ts';
import { typedDate, typedNumber } from '@sigillum/app/forms/typed-values.ts';
import { useForm } from '@sigillum/app/forms/use-form.ts';
import { useDocument } from '@sigillum/app/providers.tsx';
import { languageTags } from '@sigillum/app/i18n/locales.ts';
import { Email } from '@sigillum/api-contracts/schemas.ts';
import {
  Button,
  Card,
  Checkbox,
  Container,
  DateField,
  EmailField,
  FormActions,
  FormLayout,
  NumberField,
  Text,
  TextField,
} from '@sigillum/design-system';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod';
import { showScreen } from '../support/show-screen.tsx';

const schema = z.object({
  title: z.string().min(3).max(40),
  email: Email,
  days: typedNumber({ least: 1, greatest: 90 }),
  deadline: typedDate({ earliest: '2026-11-21' }).optional(),
  accepted: z.literal('true', { error: 'error.user.terms_not_accepted' }),
});
const labels = { title: 'Title', email: 'E-mail address', days: 'Remind after', deadline: 'Deadline', accepted: '' };

interface ExampleProps {
  /** What the action refused. */
  failure?: FormFailure;
  onSend: () => void;
}

function ExampleForm({ failure, onSend }: ExampleProps) {
  const form = useForm(failure, () => Promise.resolve(schema));
  const { ref, handlers, field, choice, isDirty } = form;
  const locale = languageTags[useDocument().locale];
  return (
    <Container width="text">
      <Card>
        <form
          ref={ref}
          noValidate
          {...handlers}
          onSubmit={(event) => {
            handlers.onSubmit(event);
            if (!event.defaultPrevented) onSend();
            event.preventDefault();
          }}
        >
          <FormLayout>
            <FormErrors form={form} labels={labels} />
            <TextField label={labels.title} {...field('title')} />
            <EmailField label={labels.email} {...field('email')} />
            <NumberField label={labels.days} lessLabel="Fewer" moreLabel="More" unit="days" {...field('days')} />
            <DateField
              label={labels.deadline}
              optionalText="optional"
              openLabel="Choose"
              locale={locale}
              {...field('deadline')}
            />
            <Checkbox label="I accept the terms of use" {...choice('accepted')} />
            <FormActions>
              <Text tone="soft">{isDirty ? 'Not sent yet' : 'Nothing to send'}</Text>
              <Button type="submit">Send</Button>
            </FormActions>
          </FormLayout>
        </form>
      </Card>
    </Container>
  );
}

const meta = {
  title: 'Forms/useForm',
  component: ExampleForm,
  args: { onSend: fn() },
  render: (args, context) => showScreen(ExampleForm)(args, context),
  parameters: {
    docs: {
      description: {
        component:
          'The one helper for forms, `app/forms/use-form.ts`: the same zod schema judges in the browser and in the action. A changed field is ' +
          'judged when it is left, a wrong one while it is mended, all of them before anything is sent; the focus goes to the first error, and ' +
          'from two errors on a list above leads to them. What the action refuses arrives in the same places, and what was typed comes back.',
      },
    },
  },
} satisfies Meta<typeof ExampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A field is judged once it was changed and left, and mended while one types. */
export const JudgedOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.click(title);
    await userEvent.tab();
    await expect(title).toBeValid();
    await userEvent.keyboard('anna@');
    await expect(canvas.getByText('Not sent yet')).toBeVisible();
    await userEvent.tab();
    const email = canvas.getByRole('textbox', { name: 'E-mail address' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email'));
    await userEvent.type(email, 'example.ch');
    await waitFor(() => expect(email).toBeValid());
  },
};
/** Nothing is sent; the list leads to the fields, the first of which has the focus; mended fields leave the list. */
export const RefusedInBrowser: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'AB');
    await userEvent.type(canvas.getByRole('spinbutton'), '91');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('You must enter a minimum of 3 characters');
    await expect(canvas.getByRole('alert', { name: '4 answers need your attention' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Remind after: Please enter 90 or less' }));
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(await canvas.findByRole('alert', { name: '3 answers need your attention' })).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Accepted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Lease');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'anna@example.ch');
    await userEvent.type(canvas.getByRole('spinbutton'), '14');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText('Nothing to send')).toBeVisible());
  },
};
/** As without JavaScript: the errors are there from the start, and so is what was typed. */
export const RefusedByAction: Story = {
  args: {
    failure: {
      fields: {
        email: { id: 'forms.email' },
        deadline: { id: 'forms.earliest', values: { date: '2026-11-21' } },
      },
      form: { id: 'error.rate_limit.exceeded', values: { retryAfter: 60 } },
      typed: { title: 'Lease', email: 'anna@', days: '14', deadline: '1.1.2020', accepted: 'true' },
    },
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail address' });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue('anna@');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /Deadline/ })).toHaveAccessibleDescription(
      /21\/11\/2026 or a later day/,
    );
  },
};
export const InGerman: Story = { ...RefusedByAction, globals: { language: 'de-ch' }, play: async () => {} };
