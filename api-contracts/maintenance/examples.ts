import type { Notice } from './schemas.ts';

export const noticeExample: Notice = {
  url: 'https://status.example.ch/incidents/4711',
  isBlocking: false,
  status: 'in_progress',
};
