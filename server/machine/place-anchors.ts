import type { AnchorInput } from '@sigillum/api-contracts/machine/anchor-input.ts';
import { anchorLimits } from '@sigillum/api-contracts/machine/anchor-input.ts';
import type { MarkInput } from '@sigillum/api-contracts/machine/mark-input.ts';
import type { CreatedSignerInput, ProgramSignerInput } from '@sigillum/api-contracts/machine/request-inputs.ts';
import type { FieldDeclaration } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { PlaceholderKind } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import type { ProgramVersion } from './describe-program-request.ts';
import type { PlacedField, PlacedMark, PlacedSigner } from './placed-signer.ts';
import { refuseField } from './read-signer.ts';

type Place = FieldDeclaration['position'];
type Field = NonNullable<CreatedSignerInput['fields']>[number];

/** Words at which something is to stand. */
export interface WantedAnchor {
  /** Of the body. */
  path: string;
  anchor: AnchorInput;
  kind: PlaceholderKind;
  /** As the program names it; undefined where it names none. */
  documentId: string | undefined;
}

type Listed = ProgramSignerInput & Pick<CreatedSignerInput, 'fields'>;

/** Puts places where signers have words; `find` answers those of each. What another dialect has is not looked at. */
export function placeAnchors(
  signers: readonly Listed[],
  version: ProgramVersion,
  path: string,
  find: (wanted: WantedAnchor) => readonly Place[],
): PlacedSigner[] {
  const placeMark = <None extends null | undefined>(
    mark: MarkInput | None,
    at: string,
    documentId?: string,
  ): PlacedMark | None => {
    if (!mark?.anchor) return mark;
    const { anchor, ...rest } = mark;
    const places = find({ path: `${at}.anchor`, anchor, kind: 'signature', documentId });
    return { ...rest, positions: places.map((place) => ({ ...place, rotation: 0 as const })) };
  };
  const placeField = ({ anchor, position, ...field }: Field, at: string): PlacedField => {
    if (position) return { ...field, position };
    const [place] = find({ path: `${at}.anchor`, anchor: anchor!, kind: field.kind, documentId: field.document_id });
    return { ...field, position: place! };
  };
  return signers.map((signer, index) => {
    const at = `${path}.${index}`;
    const { visual_signature: mark, document_signatures: listed, fields, ...rest } = signer;
    return {
      ...rest,
      ...(version === 'v3'
        ? {
            document_signatures: listed?.map(({ document_id, visual_signature }, number) => ({
              document_id,
              visual_signature: placeMark(
                visual_signature,
                `${at}.document_signatures.${number}.visual_signature`,
                document_id,
              ),
            })),
          }
        : { visual_signature: placeMark(mark, `${at}.visual_signature`) }),
      fields: fields?.map((field, number) => placeField(field, `${at}.fields.${number}`)),
    };
  });
}

/** What somebody wants of words, by where it stands in the body. Throws a refusal where they are too many different ones. */
export function listAnchors(signers: readonly Listed[], version: ProgramVersion, path: string): WantedAnchor[] {
  const wanted: WantedAnchor[] = [];
  placeAnchors(signers, version, path, (one) => {
    wanted.push(one);
    return [];
  });
  const { anchors } = anchorLimits;
  if (new Set(wanted.map(({ anchor }) => anchor.text)).size > anchors)
    throw refuseField(wanted.at(-1)!.path, 'too_many_anchors', `at most ${anchors} different anchors`, anchors);
  return wanted;
}
