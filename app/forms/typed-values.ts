import { tidyPhone } from '@sigillum/api-contracts/tidy-phone.ts';
import { parseDateText, parseNumber } from '@sigillum/design-system';
import * as z from 'zod';

interface NumberBounds {
  least?: number;
  greatest?: number;
  /** Takes fractions, too; default false. */
  hasFractions?: boolean;
}

/** What a NumberField sends: a number, whole unless told otherwise. */
export function typedNumber({ least = -Infinity, greatest = Infinity, hasFractions = false }: NumberBounds = {}) {
  return z
    .string()
    .transform((text, context) => {
      const number = parseNumber(text);
      if (number === undefined) context.addIssue({ code: 'custom', message: 'numbers' });
      return number ?? z.NEVER;
    })
    .pipe((hasFractions ? z.number() : z.int()).min(least).max(greatest));
}

interface DateBounds {
  /** First and last day, as ISO dates. */
  earliest?: string;
  latest?: string;
}

/** What a DateField sends, as an ISO date. */
export const typedDate = ({ earliest, latest }: DateBounds = {}) =>
  z.string().transform((text, context) => {
    const date = parseDateText(text);
    const refuse = (message: string, bound?: string) =>
      context.addIssue({ code: 'custom', message, params: { bound } });
    if (date === undefined) refuse('format');
    else if (earliest !== undefined && date < earliest) refuse('earliest', earliest);
    else if (latest !== undefined && date > latest) refuse('latest', latest);
    return date ?? z.NEVER;
  });

/** A number as people group its digits, each country in its own way, to a number that the schema of the API judges. */
export const typedPhone = <Phone extends z.ZodType<string, string>>(phone: Phone) =>
  z.string().overwrite(tidyPhone).pipe(phone);

/**
 * What a PhoneField sends, as digits with the country code and without + (the API's mobile numbers). Without a sign that a country code
 * begins, the number of somebody at home would be taken for one of another country.
 */
export const typedMobile = z
  .string()
  .overwrite(tidyPhone)
  .regex(/^(?:\+|00)[1-9]\d{6,14}$/, { message: 'phone' })
  .overwrite((number) => number.replace(/^(?:\+|00)/, ''));

/** Text of which each character must be in `allowed`; the first other one is named, a space by its name. */
export const typedCharacters = (allowed: RegExp) =>
  z.string().superRefine((text, context) => {
    const other = [...text].find((character) => !allowed.test(character));
    if (other === undefined) return;
    context.addIssue(
      /\s/.test(other)
        ? { code: 'custom', message: 'space' }
        : { code: 'custom', message: 'character', params: { bound: other } },
    );
  });
