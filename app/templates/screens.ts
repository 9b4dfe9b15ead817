import type { Screen } from '../access/screen.ts';

export const templatesScreens = [] as const satisfies readonly Screen[];
