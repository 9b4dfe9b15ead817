/** Who identifies, in the broker's words (`ident_method_type`); those that are a page of their own. */
export const IDENT_METHODS = [
  'idnow-video',
  'intrum-video',
  'intrum-auto',
  'fidentity',
  'fidentity_nfc',
  'fidentity_auto',
  'nect',
  'sumsub-auto',
  'pxl-vision',
] as const;
export type IdentMethodType = (typeof IDENT_METHODS)[number];
