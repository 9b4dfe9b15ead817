import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanSchemas } from './lean-schemas.ts';

it('leaves nothing of how a schema is written as JSON Schema, and complains of a library that it does not know', () => {
  const file = path.join(path.dirname(import.meta.resolve('zod').replace('file://', '')), 'v4/classic/schemas.js');
  const lean = leanSchemas(readFileSync(file, 'utf8'));
  expect(lean).not.toMatch(/processJSONSchema = |processors\.\w+Processor\(|JSONSchemaMethod\(/);
  expect(() => leanSchemas('export {};')).toThrow('zod');
});
