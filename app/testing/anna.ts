import type { RootData } from '../layouts/root-data.ts';

/** The person who looks at screens for people with an account, unless another is told. */
export const anna: NonNullable<RootData['person']> = {
  id: '4e2a1c9b-7d3f-4b6a-8c5e-0f1a2b3c4d55',
  email: 'anna.keller@example.ch',
  firstName: 'Anna',
  lastName: 'Keller',
  lang: 'en',
  role: 'admin',
};
