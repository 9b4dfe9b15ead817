import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getDefaultVisualSignature } from '@sigillum/api-contracts/visual-signatures/get-default-visual-signature.ts';
import { getVisualSignature } from '@sigillum/api-contracts/visual-signatures/get-visual-signature.ts';
import { previewVisualSignatureDirectly } from '@sigillum/api-contracts/visual-signatures/preview-visual-signature-directly.ts';
import { previewVisualSignature } from '@sigillum/api-contracts/visual-signatures/preview-visual-signature.ts';
import type { PreviewQuery, VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { bridge } from '../http/browser-api.ts';
import type { VisualSignatureDraft } from './visual-signature.ts';

const write = (query: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Address of a saved visual signature's image; its version in it makes a change show at once. */
export const showVisualSignature = ({ id, version }: VisualSignature, query: PreviewQuery = {}): string =>
  `${bridge(fillPath(getVisualSignature.path, { id }))}?${write({ ...query, v: version })}`;

/** The parameters of a draft's preview. */
export const describeDraft = ({ name, company, location, display }: VisualSignatureDraft): PreviewQuery => ({
  name: name.trim().slice(0, 200),
  opt: company.trim().slice(0, 200),
  loc: location.trim().slice(0, 100),
  date: `${display.date}`,
  claim: `${display.claim}`,
  std: `${display.std}`,
});

/** Address of the image of what a signer shows, without a new picture: of a visitor, of a saved visual signature, or of the account alone. */
export function showData(
  query: PreviewQuery,
  of: { visitId?: string | undefined; owner?: string | undefined; saved?: VisualSignature | undefined },
) {
  if (of.visitId)
    return `${bridge(previewVisualSignatureDirectly.path, of.visitId)}?${write({ ...query, visit: of.owner })}`;
  return of.saved ? showVisualSignature(of.saved, query) : `${bridge(previewVisualSignature.path)}?${write(query)}`;
}

/** The same before anybody has changed it: an account shows its default, which the server finds also while its list is on the way. */
export const showUsual: typeof showData = (query, of) =>
  of.visitId || of.saved ? showData(query, of) : `${bridge(getDefaultVisualSignature.path)}?${write(query)}`;
