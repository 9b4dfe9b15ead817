/** A text message on its way out. */
export type OutgoingSms = {
  /** The same at every try, so that a provider can tell a repetition. */
  id: string;
  /** Digits with country code, no plus sign. */
  to: string;
  text: string;
  /** It was tried before, and nobody knows whether it was taken over then. */
  isRepetition: boolean;
};

/** Takes text messages to mobile phones, or keeps them in the house. */
export interface SmsProvider {
  /** Whether messages stay readable in the local outbox after they were "sent": then no phone ever rings. */
  readonly isOutbox: boolean;
  /** Resolves when the message has been taken over; a throw means: try again later. */
  send(message: OutgoingSms): Promise<void>;
}

/** The provider without a provider: the rows of `sms_messages` are part of the local outbox, so there is nothing left to do. */
export const outboxSmsProvider: SmsProvider = {
  isOutbox: true,
  send: () => Promise.resolve(),
};
