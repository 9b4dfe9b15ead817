import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Id } from '../schemas.ts';
import { IdentState } from './schemas.ts';
import type { WalletName } from './ways.ts';

const names: Readonly<Record<WalletName, string>> = {
  swiyu: 'the Swiss E-ID',
  eudi: 'an identity of a state of the EU',
};
const pathOf = (wallet: WalletName): string => `/v1/user/identification/${wallet}`;
const directPathOf = (wallet: WalletName): string => `/v1/direct/user/identification/${wallet}`;

/** The endpoint that asks a wallet. */
export const describeWalletStart = (wallet: WalletName) =>
  defineEndpoint({
    method: 'POST',
    path: pathOf(wallet),
    auth: 'bearer',
    summary: `Asks the wallet with ${names[wallet]} who the caller is, or goes on with what is asked already (200).`,
    description:
      '`url` opens the wallet on this device; as a QR code, the wallet on another one scans it. It lives for 15 minutes.',
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
    isBeyondSpecification: true,
  });

/** The same for the visitor of a link, who shows it for that signature alone. */
export const describeWalletStartDirectly = (wallet: WalletName) => {
  const { problems, ...start } = describeWalletStart(wallet);
  return defineEndpoint({
    ...start,
    path: directPathOf(wallet),
    auth: 'basic',
    summary: `Asks the wallet with ${names[wallet]} who the visitor is, or goes on with what is asked already (200).`,
    description: `${start.description} It counts for the signature of this link alone, and where its quality and law ask for no more.`,
    problems: [
      ...problems,
      'error.sr.not_open',
      'error.sr.withdrawn',
      'error.sign.account_required',
      'error.identification.not_needed',
    ],
  });
};

/** The endpoint that calls the question off. */
export const describeWalletCancel = (wallet: WalletName) =>
  defineEndpoint({
    method: 'DELETE',
    path: pathOf(wallet),
    auth: 'bearer',
    summary: `Calls off what the wallet with ${names[wallet]} was asked.`,
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
    isBeyondSpecification: true,
  });

export const describeWalletCancelDirectly = (wallet: WalletName) =>
  defineEndpoint({
    ...describeWalletCancel(wallet),
    path: directPathOf(wallet),
    auth: 'basic',
    summary: `Calls off what the visitor’s wallet with ${names[wallet]} was asked.`,
    description:
      '`email` is the address to which the link was sent: a word that it is meant. What has come to its end stays.',
  });
