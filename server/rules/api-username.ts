import type { ApiEnvironment } from '@sigillum/api-contracts/business/api-user.ts';

/** Without those that are taken for another when they are read aloud or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const mostOfSlug = 40;

interface Named {
  environment: ApiEnvironment;
  /** As people write it. */
  business: string;
  /** Four random bytes. */
  bytes: Uint8Array;
  number: number;
}

/** The name of an API user: programs tell the environment by how it begins. */
export function writeApiUsername({ environment, business, bytes, number }: Named): string {
  const own = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return `api_${environment.toLowerCase()}_${writeSlug(business)}_${own}_${number}`;
}

export const readApiEnvironment = (username: string): ApiEnvironment =>
  username.startsWith('api_demo_') ? 'DEMO' : 'PRODUCTION';

/** Letters and digits of ASCII, what stands between them as one underscore; a name in another script leaves none. */
function writeSlug(name: string): string {
  const plain = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, mostOfSlug);
  return plain.replaceAll(/^_+|_+$/g, '') || 'business';
}
