import type { CardBehaviour } from './twin-objects.ts';

interface Card {
  /** Whether the bank asks while the card is entered; a word: it refuses the card already then. */
  entering: 'good' | 'asks' | Exclude<CardBehaviour, 'good' | 'asks'>;
  charging: CardBehaviour;
  /** The bank asks on a page of its own, to which the browser is led. */
  isOnOwnPage?: true;
}

/** Stripe's own test numbers. */
const cards: Readonly<Record<string, Card>> = {
  '4242424242424242': { entering: 'good', charging: 'good' },
  '4000002760003184': { entering: 'asks', charging: 'asks' },
  '4000002500003155': { entering: 'asks', charging: 'good' },
  '4000000000003063': { entering: 'asks', charging: 'asks', isOnOwnPage: true },
  '4000000000000341': { entering: 'good', charging: 'generic_decline' },
  '4000000000009995': { entering: 'insufficient_funds', charging: 'insufficient_funds' },
  '4000000000000069': { entering: 'expired_card', charging: 'expired_card' },
  '4000000000000002': { entering: 'generic_decline', charging: 'generic_decline' },
};

/** What a card does; undefined: it is none of a test. */
export const findCard = (number: string): Card | undefined => cards[number.replaceAll(/\D/g, '')];

/** A decline as Stripe words it. */
export const describeDecline = (behaviour: CardBehaviour): { code: string; decline_code?: string } =>
  behaviour === 'expired_card'
    ? { code: 'expired_card', decline_code: 'expired_card' }
    : { code: 'card_declined', decline_code: behaviour };
