import { KnownFailure } from '../forms/describe-failure.ts';
import { pricingPurchaseMessages as messages } from './purchase-messages.ts';

/** The bank's words that have a sentence of their own. */
const texts: Readonly<Record<string, { id: string }>> = {
  insufficient_funds: messages.declinedFunds,
  expired_card: messages.declinedExpired,
  authentication_required: messages.declinedConfirmation,
  setup_intent_authentication_failure: messages.declinedConfirmation,
  payment_intent_authentication_failure: messages.declinedConfirmation,
  validation_error: messages.declinedDetails,
  incomplete_number: messages.declinedDetails,
  incomplete_expiry: messages.declinedDetails,
  incomplete_cvc: messages.declinedDetails,
  invalid_number: messages.declinedDetails,
  invalid_expiry_year: messages.declinedDetails,
  incorrect_number: messages.declinedDetails,
  incorrect_cvc: messages.declinedDetails,
};

/** Says in words why nothing was paid; the list of banks' words is open, so there is always a sentence. */
export const describeDecline = (code: string | null): { id: string } => texts[code ?? ''] ?? messages.declined;

/** To be thrown where an act ends with the refusal of a bank. */
export const makeDecline = (code: string | null): KnownFailure =>
  new KnownFailure({ id: describeDecline(code).id }, new Error(code ?? 'declined'));
