import { Email } from '@sigillum/api-contracts/schemas.ts';
import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { redirect, useNavigation } from 'react-router';
import * as z from 'zod';
import type { Route } from './+types/password-reset.ts';
import { environmentContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { askForReset } from './ask-for-reset.ts';
import { EmailStep } from './components/email-step.tsx';
import { LinkedText } from './components/linked-text.tsx';
import { userPasswordMessages as messages } from './password-messages.ts';
import { writeReset } from './reset-cookie.ts';

const EmailForm = z.object({ email: Email });

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, EmailForm);
  if (failure) return { failure };
  try {
    await askForReset(route, value.email);
    const cookie = writeReset({ email: value.email }, route.context.get(environmentContext));
    return redirect('/password-reset/mail-sent', { headers: { 'set-cookie': cookie } });
  } catch (error) {
    return { failure: mapProblem(error, form) };
  }
}

export default function PasswordReset({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <EmailStep
      title={<FormattedMessage {...messages.resetTitle} />}
      text={<FormattedMessage {...messages.resetText} />}
      failure={actionData?.failure}
      isBusy={isBusy}
    >
      <Text>
        <LinkedText message={messages.resetLogin} href="/login" />
      </Text>
    </EmailStep>
  );
}
