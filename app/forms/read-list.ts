import * as z from 'zod';

/** The boxes of a form that were ticked, as a list also where it is none or one. */
export const readList = <T extends z.ZodType>(list: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), list);
