import * as z from 'zod';
import type { SmsProvider } from './sms-provider.ts';
import type { SmsSettings } from './sms-settings.ts';

/** A message was not taken over. The message is for the operator's log and holds neither secret, number nor text. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
}

const Answer = z.object({ StatusCode: z.coerce.string(), StatusInfo: z.string().default('') });
const Notifications = Answer.extend({
  DeliveryNotifications: z
    .array(z.object({ TransactionReferenceNumber: z.coerce.string(), DeliveryStatus: z.coerce.string() }))
    .nullish(),
});

/** Status codes that the operator can mend, and how. Others, such as 2 (connection failed), pass by themselves. */
const remedies: Readonly<Record<string, string>> = {
  '3': 'check SMS_ASPSMS_USERKEY and SMS_ASPSMS_PASSWORD',
  '5': 'the account has no credits left',
  '10': 'SMS_ORIGINATOR is too long',
  '30': 'SMS_ORIGINATOR is not authorised for the account',
};

const timeoutMs = 10_000;

/** What delivery notifications say of a message that was never taken over. */
const unknownStatus = '-1';

/** The provider's reference of a message: digits alone, at most 15, the same at every try. */
export const toReference = (id: string): string => String(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/**
 * Sends through the JSON API of ASPSMS (https://json.aspsms.com). It knows no idempotency key; a reference travels with each
 * message instead, and before a repetition the provider is asked whether it has one of that reference. The seconds in which it has
 * taken a message over and does not say so yet are the only ones in which a phone may ring twice.
 */
export function createAspsmsProvider({ url, userKey, password, originator }: SmsSettings): SmsProvider {
  const credentials = { UserName: userKey, Password: password };

  async function call<S extends z.ZodType>(method: string, fields: object, schema: S): Promise<z.output<S>> {
    const response = await fetch(`${url}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, ...fields }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new SmsError('the provider of text messages cannot be reached', { cause });
    });
    if (!response.ok) throw new SmsError(`the provider of text messages answered with status ${response.status}`);
    const answer = schema.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw new SmsError('the provider of text messages gave an answer that is none');
    return answer.data;
  }

  async function isKnown(reference: string): Promise<boolean> {
    const { DeliveryNotifications: notifications } = await call(
      'InquireDeliveryNotifications',
      { TransactionReferenceNumbers: reference },
      Notifications,
    );
    return (notifications ?? []).some(
      ({ TransactionReferenceNumber, DeliveryStatus }) =>
        TransactionReferenceNumber === reference && DeliveryStatus !== unknownStatus,
    );
  }

  return {
    isOutbox: false,
    async send({ id, to, text, isRepetition }) {
      const reference = toReference(id);
      if (isRepetition && (await isKnown(reference))) return;
      const { StatusCode: code, StatusInfo: info } = await call(
        'SendTextSMS',
        { Originator: originator, Recipients: [`+${to}:${reference}`], MessageText: text },
        Answer,
      );
      if (code === '1') return;
      const remedy = remedies[code];
      throw new SmsError(`the provider of text messages refused: ${code} ${info}${remedy ? ` (${remedy})` : ''}`);
    },
  };
}
