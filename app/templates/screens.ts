import type { Screen } from '../access/screen.ts';

/** Ours (docs/decisions/208-templates.md, 217-batches.md). */
export const templatesScreens = [
  {
    path: '/templates',
    file: 'templates/templates.tsx',
    roles: ['member'],
    layout: 'default',
    isBeyondSpecification: true,
    title: 'templates.title',
  },
  {
    path: '/templates/:id',
    file: 'templates/template.tsx',
    roles: ['member'],
    layout: 'default',
    isBeyondSpecification: true,
    title: 'templates.title',
  },
  {
    path: '/templates/:id/use',
    file: 'templates/fill-template.tsx',
    roles: ['member'],
    layout: 'default',
    isBeyondSpecification: true,
    title: 'templates.title',
  },
  {
    path: '/templates/:id/places',
    file: 'templates/place-template.tsx',
    roles: ['member'],
    layout: 'main',
    isBeyondSpecification: true,
    title: 'templates.title',
  },
  {
    path: '/templates/:id/bulk',
    file: 'templates/bulk-template.tsx',
    roles: ['member'],
    layout: 'default',
    isBeyondSpecification: true,
    title: 'templates.bulk.open',
  },
  {
    path: '/batches',
    file: 'templates/batches.tsx',
    roles: ['member'],
    layout: 'default',
    isBeyondSpecification: true,
    title: 'templates.batch.title',
  },
  {
    path: '/batches/:id',
    file: 'templates/batch.tsx',
    roles: ['member'],
    layout: 'default',
    isBeyondSpecification: true,
    title: 'templates.batch.title',
  },
] as const satisfies readonly Screen[];
