/**
 * Runs in the document's head, before any module: zod asks whether it may make code at run time as soon as the first schema is made, and
 * the content security policy would report that it asks. `entry.client.tsx` comes too late to tell it.
 */
export const forbidEvaluation = `globalThis.__zod_globalConfig={jitless:true};`;
