import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Id } from '../schemas.ts';
import { IdentState } from './schemas.ts';
import type { Way } from './ways.ts';

const pathOf = ({ service, kind }: Way): string => `/v1/user/identification/${service}/${kind}`;
const nameOf = ({ legislation, kind }: Way): string =>
  `${kind === 'video' ? 'by video' : 'on one’s own'} under ${legislation === 'EIDAS' ? 'eIDAS' : 'ZertES'}`;

/** The endpoint that tells where a way stands for the caller. */
export const describeGet = (way: Way) =>
  defineEndpoint({
    method: 'GET',
    path: pathOf(way),
    auth: 'bearer',
    summary: `Where the caller’s identification ${nameOf(way)} stands.`,
    description:
      'All fields are null while nothing was started, and after it was called off. `success` becomes an identification that one can sign ' +
      'with as soon as the trust service has taken it over, usually within an hour.',
    responses: { 200: IdentState },
    problems: [],
  });

/** The endpoint that starts a way. */
export const describeStart = (way: Way) =>
  defineEndpoint({
    method: 'POST',
    path: pathOf(way),
    auth: 'bearer',
    summary: `Starts the caller’s identification ${nameOf(way)}, or goes on with the one that is open (200).`,
    description:
      '`signatureRequestId` names the request that needs it. While whoever identifies is away, `url` is null: it is told as soon as it is ' +
      'back, so ask again. One that is open is never started or paid for a second time.',
    body: z.strictObject({ signatureRequestId: Id.optional() }),
    responses: { 200: IdentState, 201: IdentState },
    problems: [
      'error.not_found',
      'error.identification.not_offered',
      'error.identification.not_covered',
      'error.identification.mobile_missing',
      'error.identification.terms_missing',
      'error.identification.already_known',
    ],
    ownTransaction: true,
  });

/** The endpoint that calls a way off. */
export const describeCancel = (way: Way) =>
  defineEndpoint({
    method: 'DELETE',
    path: pathOf(way),
    auth: 'bearer',
    summary: `Calls off the caller’s identification ${nameOf(way)}, and its appointment.`,
    description: '`email` is the account’s address: a word that it is meant. What has come to its end stays.',
    body: z.strictObject({ email: Email }),
    responses: { 200: IdentState },
    problems: [
      'error.not_found',
      'error.unavailable',
      'error.identification.ended',
      'error.identification.email_differs',
    ],
    ownTransaction: true,
  });

const directPathOf = ({ service, kind }: Way): string => `/v1/direct/user/identification/${service}/${kind}`;

/** The same three for the visitor of a link, who is identified for that signature alone. */
export const describeGetDirectly = (way: Way) =>
  defineEndpoint({
    ...describeGet(way),
    path: directPathOf(way),
    auth: 'basic',
    summary: `Where the visitor’s identification ${nameOf(way)} stands.`,
  });

export const describeStartDirectly = (way: Way) =>
  defineEndpoint({
    ...describeStart(way),
    path: directPathOf(way),
    auth: 'basic',
    summary: `Starts the visitor’s identification ${nameOf(way)}, or goes on with the one that is open (200).`,
    description:
      'It counts for the signature of this link alone. `signatureRequestId` may say which request is meant: there is only that of the link. ' +
      'Only while the signature is to be made, and where its quality and law ask for it. While whoever identifies is away, `url` is null. ' +
      '`accepts_terms` agrees to the terms of use of the trust service, where `missing` asks for them.',
    body: z.strictObject({ signatureRequestId: Id.optional(), accepts_terms: z.literal(true).optional() }),
    problems: [
      'error.not_found',
      'error.sr.not_open',
      'error.sr.withdrawn',
      'error.sign.account_required',
      'error.identification.not_needed',
      'error.identification.not_offered',
      'error.identification.not_covered',
      'error.identification.mobile_missing',
      'error.identification.terms_missing',
      'error.identification.already_known',
    ],
  });

export const describeCancelDirectly = (way: Way) =>
  defineEndpoint({
    ...describeCancel(way),
    path: directPathOf(way),
    auth: 'basic',
    summary: `Calls off the visitor’s identification ${nameOf(way)}, and its appointment.`,
    description:
      '`email` is the address to which the link was sent: a word that it is meant. What has come to its end stays.',
  });
