import { theme } from '../theme/theme.ts';
import { colorRoles } from '../tokens/color-roles.ts';

const roles = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;

const roleOf = (tone: number) => roles[tone % roles.length] ?? 'chart1';

/** The colour by which one of several people is told apart, by number from 0; after six it begins again. */
export const personColor = (tone: number): string => theme.color[roleOf(tone)];

/** The same on the white paper of a document, which no theme darkens. */
export const personColorOnPage = (tone: number): string => colorRoles[roleOf(tone)];
