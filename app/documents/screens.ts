import type { Screen } from '../access/screen.ts';

export const documentsScreens = [
  {
    path: '/upload',
    file: 'documents/upload.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'documents.upload.title',
  },
] as const satisfies readonly Screen[];
