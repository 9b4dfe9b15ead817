import { sendExternally } from '@sigillum/engine/trust/external';
import * as z from 'zod';
import { type ContactForm, FormsRefusal, type FormsService, FormsServiceError } from './forms-service.ts';
import type { HubspotSettings } from './forms-settings.ts';

const Refusal = z.object({ errors: z.array(z.object({ errorType: z.string() })).default([]) });
const Taken = z.object({ redirectUri: z.string().optional(), inlineMessage: z.string().optional() });
const timeoutMs = 8000;
const maxBytes = 64 * 1024;

/** What the person can mend; anything else is between the operator and the service. */
const theirs = new Set(['INVALID_EMAIL', 'BLOCKED_EMAIL', 'INPUT_TOO_LARGE']);

const contact = '0-1';
/** Empty values are refused there: they stay away. */
const listFields = ({ email, firstName, lastName, company, message }: ContactForm) =>
  Object.entries({ email, firstname: firstName, lastname: lastName, company, message })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ objectTypeId: contact, name, value }));

/** HubSpot's forms by its Submissions API v3, on the secure way, which knows us by a token. */
export function makeHubspotForms(settings: HubspotSettings, pageUri: string): FormsService {
  const { url, portalId, formId, token, newsSubscription } = settings;
  return {
    hasNews: newsSubscription !== undefined,
    async submit(form) {
      const answer = await sendExternally({
        url: `${url}/submissions/v3/integration/secure/submit/${portalId}/${formId}`,
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          fields: listFields(form),
          context: { pageUri, pageName: 'Contact' },
          legalConsentOptions: {
            consent: {
              consentToProcess: true,
              text: form.consent,
              communications:
                form.news !== undefined && newsSubscription !== undefined
                  ? [{ value: true, subscriptionTypeId: newsSubscription, text: form.news }]
                  : [],
            },
          },
        }),
        timeoutMs,
        maxBytes,
      }).catch((cause: Error) => {
        throw new FormsServiceError(`the forms service cannot be reached: ${cause.message}`, { cause });
      });
      // A page of somebody in between says 200, too.
      if (answer.status === 200 && Taken.safeParse(readJson(answer.body)).success) return;
      if (answer.status !== 400) throw new FormsServiceError(`the forms service answered with ${answer.status}`);
      const refusal = Refusal.safeParse(readJson(answer.body)).data;
      const words = refusal?.errors.map(({ errorType }) => errorType) ?? [];
      if (words.length > 0 && words.every((word) => theirs.has(word))) throw new FormsRefusal(words.join(', '));
      throw new FormsServiceError(`the forms service refused the form: ${words.join(', ') || 'without a reason'}`);
    },
  };
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
