import type { CaseRow } from './cases-repository.ts';

/** The last part of a way's screen. */
const screens = {
  video: 'video',
  robo: 'self',
  autoident: 'auto',
  // Its page is beside those of the laws.
  'id-austria': '../id-austria-success',
  wallet: 'wallet',
  // Nobody is sent there from here: they stand on the page of the law.
  loc: '.',
  'external-sc': '.',
} as const satisfies Record<CaseRow['kind'], string>;

/** The screen of a way, under which a person comes back and reads how it stands, from the folder of all laws. */
export const nameWayScreen = ({ legislation, kind }: Pick<CaseRow, 'legislation' | 'kind'>): string =>
  `${legislation.toLowerCase()}/${screens[kind]}`;
