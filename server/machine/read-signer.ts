import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import { refuse } from '../http/refusal.ts';
import type { SignerScope } from '../signature-requests/store-signer.ts';
import type { ProgramVersion } from './describe-program-request.ts';
import type { PlacedSigner } from './placed-signer.ts';

/** What the entries of a list are read against. */
export interface SignerGround {
  version: ProgramVersion;
  quality: Quality;
  /** Of the request's documents, in their order. */
  documentIds: readonly string[];
  /** A document's id as the program gave it, where the request's own copy has another one. */
  renamed?: ReadonlyMap<string, string>;
  /** Where the entries stand in the body. */
  path?: string;
}

/** A signer as a program writes one, as our own rules know it. Throws a refusal that names the field. */
export function readSigner(
  input: PlacedSigner,
  { version, quality, documentIds, renamed, path = 'signatures' }: SignerGround,
  at = 0,
): SignatureInput & SignerScope {
  const { signer_identity_data: identity, signer_group_id, document_signatures, visual_signature } = input;
  const account_email = input.account_email ?? input.signer_email_address;
  if (!account_email && !identity && !signer_group_id)
    throw refuseField(`${path}.${at}.account_email`, 'signer_missing');
  const isReachable = account_email !== undefined || identity?.email_address !== undefined || signer_group_id;
  // A code by mail is what proves a simple signature.
  if (!isReachable && quality === 'SES')
    throw refuseField(`${path}.${at}.signer_identity_data.email_address`, 'email_missing');
  const language = identity?.language ?? input.language;
  const person = (identity ?? language) && {
    ...identity,
    email_address: identity?.email_address ?? account_email ?? '',
    ...(language && { language }),
  };
  const [first] = documentIds;
  const listed =
    version === 'v3'
      ? (document_signatures?.length ? document_signatures : undefined)?.map(
          ({ document_id, visual_signature: mark = null }) => ({
            document_id: renamed?.get(document_id) ?? document_id,
            visual_signature: mark,
          }),
        )
      : visual_signature !== undefined && first
        ? [{ document_id: first, visual_signature }]
        : undefined;
  if (listed && new Set(listed.map(({ document_id }) => document_id)).size < listed.length)
    throw refuseField(`${path}.${at}.document_signatures`, 'repeated');
  return {
    account_email,
    signer_identity_data: signer_group_id ? undefined : person,
    signer_group_id,
    document_signatures: listed,
    signsListedOnly: version === 'v3' && listed !== undefined,
    sequence: input.sequence ?? input.order,
    quorum: input.quorum,
    notify: isReachable ? input.notify : false,
  };
}

export const refuseField = (field: string, code: string, message = code, limit?: number) =>
  refuse('error.validation', { violations: [{ field, code, message, ...(limit !== undefined && { limit }) }] });
