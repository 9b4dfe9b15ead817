/** What an attack tries, by the names of the literature. */
export type AttackClass =
  | 'signature-wrapping'
  | 'universal-forgery'
  | 'incremental-saving'
  | 'evil-annotation'
  | 'sneaky-signature'
  | 'shadow-hide'
  | 'shadow-replace'
  | 'shadow-hide-and-replace'
  | 'copied-timestamp'
  | 'swapped-appearance'
  | 'pages'
  | 'catalog'
  | 'form'
  | 'validation-data'
  | 'structure';

/** Turns a signed file (`makeAttackBase`, signed in `signature-0`) into one that shows something else. */
export type Attack = {
  name: string;
  kind: AttackClass;
  /** The attack is on a certification with DocMDP P=2. */
  isCertified?: boolean;
  alter: (signed: Uint8Array) => Uint8Array | Promise<Uint8Array>;
};
