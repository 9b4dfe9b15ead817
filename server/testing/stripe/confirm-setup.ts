import { describeDecline, findCard } from './twin-cards.ts';
import { wrong, missing, TwinError, type TwinStore } from './twin-store.ts';

/** A card that a page has taken: kept, refused, or waiting for the bank (`isAsked`) until the page says what came of it. */
export function confirmSetup(
  store: TwinStore,
  { secret, number, isConfirmed }: { secret: string; number: string; isConfirmed: boolean | undefined },
): { isAsked: boolean } {
  const intent = store.list('setup_intent').find(({ client_secret }) => client_secret === secret);
  if (!intent) throw missing(secret);
  const card = findCard(number);
  if (!card) throw new TwinError(402, 'card_error', 'incorrect_number', 'Your card number is incorrect.');
  if (intent.status === 'succeeded') throw wrong('This intent has succeeded already.');
  const { entering, charging, isOnOwnPage = false } = card;
  if (entering === 'asks' && isConfirmed === undefined) {
    intent.status = 'requires_action';
    return { isAsked: true };
  }
  const isRefused = entering === 'asks' ? !isConfirmed : entering !== 'good';
  if (isRefused) {
    const { code, decline_code } =
      entering === 'asks' || entering === 'good'
        ? { code: 'setup_intent_authentication_failure', decline_code: undefined }
        : { decline_code: undefined, ...describeDecline(entering) };
    intent.status = 'requires_payment_method';
    store.tell('setup_intent.setup_failed', intent);
    throw new TwinError(402, 'card_error', code, 'The card was refused.', decline_code ? { decline_code } : {});
  }
  const id = store.makeId('pm');
  store.keep({
    ...{ id, object: 'payment_method', created: store.now(), metadata: {}, customer: intent.customer, type: 'card' },
    ...{ card: { brand: 'visa', last4: number.replaceAll(/\D/g, '').slice(-4) }, behaviour: charging, isOnOwnPage },
  });
  Object.assign(intent, { status: 'succeeded', payment_method: id });
  store.tell('setup_intent.succeeded', intent);
  return { isAsked: false };
}
