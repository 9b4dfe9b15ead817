import type { ProgramQualities } from './schemas.ts';

/** Of a program that may use no seal. */
export const programQualitiesExample: ProgramQualities = {
  qes: {},
  aes_minimal: {},
  aes: {},
  ses: {},
  demo: {},
  part11: {},
  seal: { aes: {}, qes: {} },
};
