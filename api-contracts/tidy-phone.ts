/**
 * A telephone number as people group its digits, to its digits and the sign before them. The zero of `+41 (0)44` is dialled at home alone;
 * in Italy it belongs to the number.
 */
export const tidyPhone = (text: string): string =>
  text.replace(/^(\s*(?:\+|00)\s*(?!39)[\d\s]+)\(\s*0\s*\)/, '$1').replaceAll(/[\s()./'’-]/gu, '');
