import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Invitation, invitationDays } from './schemas.ts';

export const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/invitations/{inviteId}/resend',
  auth: 'bearer',
  summary: `Mails an invitation into a business again and lets it wait another ${invitationDays} days; for its administrators.`,
  description: 'An expired one takes a seat again. One that was answered or cancelled meanwhile is not found.',
  params: z.strictObject({ id: Id, inviteId: Id }),
  responses: { 200: Invitation },
  problems: ['error.not_found', 'error.business.admins_only', 'error.business.no_seat'],
  isBeyondSpecification: true,
});
