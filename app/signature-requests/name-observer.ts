import type { Observer } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/** An observer in words: a group by its name, a person by the address. */
export const nameObserver = ({ group_info, user_info }: Pick<Observer, 'group_info' | 'user_info'>): string =>
  group_info?.name ?? user_info?.email ?? '';
