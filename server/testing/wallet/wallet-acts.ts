import * as z from 'zod';

export const walletDeliveries = ['at_once', 'late', 'twice', 'never'] as const;

/** What the page of the wallet sends: `give` is the good end. */
export const Posted = z.object({
  act: z.enum(['give', 'refuse', 'expired', 'revoked', 'foreign']),
  delivery: z.enum(walletDeliveries),
  given_name: z.string().min(1).max(100),
  family_name: z.string().min(1).max(100),
  birth_date: z.iso.date(),
});

export type WalletAct = z.infer<typeof Posted>['act'];
export interface WalletPerson {
  given_name: string;
  family_name: string;
  birth_date: string;
}

/** A question, in the dialect of whichever verifier was told to ask it. */
export interface Asked {
  claims: readonly string[];
  at: Date;
  isAnswered: boolean;
  answer: (act: WalletAct, person: WalletPerson) => void;
  /** Whether the verifier tells by itself. */
  tell?: () => void;
}
