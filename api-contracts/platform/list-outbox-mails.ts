import { defineEndpoint } from '../endpoint.ts';
import { line } from '../text.ts';
import { OutboxList, OutboxQuery } from './schemas.ts';

export const listOutboxMails = defineEndpoint({
  method: 'GET',
  path: '/v1/outbox',
  auth: 'none',
  summary: 'Lists the newest 100 mails of the local outbox.',
  description:
    'The outbox holds log-in links. It answers only while no mail server is set and the public address is this machine, and then only ' +
    'to this machine or with the secret that is printed at start; to everybody else there is nothing here.',
  query: OutboxQuery.extend({ to: line(254).optional() }),
  responses: { 200: OutboxList },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
