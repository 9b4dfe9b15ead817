/** The names under which the PDF workers of the verification run their modules. */
export const verificationModules = {
  'verify-upload': '@sigillum/server/verification/verify-upload.ts',
  'verify-certificate': '@sigillum/server/verification/verify-certificate.ts',
  'load-trust-lists': '@sigillum/server/verification/load-trust-lists.ts',
  'measure-pages': '@sigillum/server/verification/measure-pages.ts',
} as const;
