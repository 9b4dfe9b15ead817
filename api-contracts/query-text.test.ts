import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** No database keeps a NUL in a text, and none is searched for one: what would ask for it is refused before. */
/** Hashed, compared or counted by ourselves, and never part of a statement. */
const ours = new Set(['token', 'secret', 'v', 'scale', 'infos', 'url', 'redirectUrl']);

it('no query takes a control character to the database', () => {
  const taken = Object.entries(endpoints).flatMap(([area, own]) =>
    (Object.entries(own) as [string, Endpoint][]).flatMap(([name, { query }]) => {
      const shape = query instanceof z.ZodObject ? query.shape : {};
      return Object.entries(shape).flatMap(([field, schema]) => {
        if (ours.has(field)) return [];
        const read = (schema as z.ZodType).safeParse('a\u0000b');
        return read.success && JSON.stringify(read.data)?.includes('\\u0000') ? [`${area} ${name} ${field}`] : [];
      });
    }),
  );
  expect(taken).toEqual([]);
});
