import { sendContactForm } from '@sigillum/api-contracts/platform/send-contact-form.ts';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { data, useNavigation } from 'react-router';
import type { Route } from './+types/contact.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { GuardUnsaved } from '../signature-requests/guard-unsaved.tsx';
import { CardHead } from '../user/components/card-head.tsx';
import { ContactFields } from './components/contact-fields.tsx';
import { ContactForm } from './contact-form.ts';
import { platformMessages as messages } from './messages.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { contactForm } = context.get(environmentContext);
  if (!contactForm) throw data(null, { status: 404 });
  const session = context.get(sessionContext);
  if (session.kind !== 'account') return { ...contactForm, known: undefined };
  const { firstName, lastName, email } = session.user;
  return { ...contactForm, known: { firstName, lastName, email } };
}

export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, ContactForm);
  if (failure) return { failure };
  const { firstName: first_name, lastName: last_name, email, company, message, consent, news } = value;
  try {
    const body = { first_name, last_name, email, message, consent, ...(company && { company }), ...(news && { news }) };
    await send(route, sendContactForm, { body });
    return { email };
  } catch (error) {
    return { failure: mapProblem(error, form, { 'error.contact.refused': 'email' }) };
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (actionData?.email !== undefined) return <ContactDone email={actionData.email} />;
  return (
    <GuardUnsaved>
      <ContactFields {...loaderData} failure={actionData?.failure} isBusy={isBusy} />
    </GuardUnsaved>
  );
}

/** In place of the form, with the focus that its button had. */
function ContactDone({ email }: { email: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <CardHead title={<FormattedMessage {...messages.contactDoneTitle} />} headingRef={headingRef}>
      <FormattedMessage {...messages.contactDoneText} values={{ email }} />
    </CardHead>
  );
}
