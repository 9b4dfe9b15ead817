import type { AnchorInput } from '@sigillum/api-contracts/machine/anchor-input.ts';
import type { FieldDeclaration } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { placeholderLimits } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import type { CoverWordsInput, FoundPlaceholder } from '@sigillum/engine/pdf/workers';
import { coverUpload, pathOfUpload, type CoveredCopy, type Upload } from '../documents/cover-upload.ts';
import type { Services } from '../services.ts';
import { lookThrough, type Looked } from '../signature-requests/look-through.ts';
import { chooseFinds, placeAtFind, refuseAnchor } from './choose-finds.ts';
import type { ProgramVersion } from './describe-program-request.ts';
import { listAnchors, placeAnchors, type WantedAnchor } from './place-anchors.ts';
import type { PlacedSigner } from './placed-signer.ts';
import { refuseField } from './read-signer.ts';

/** A document in which words may stand. */
export interface AnchorDocument extends Upload {
  /** As the program names it; undefined for the file of the call. */
  id: string | undefined;
}

/** A copy of a document with its placeholders covered; whoever gets it settles it. */
export interface CoveredAnchors extends CoveredCopy {
  document: AnchorDocument;
}

interface AnchorGround {
  version: ProgramVersion;
  documents: readonly AnchorDocument[];
  /** False: nothing of the documents is changed any more. */
  mayCover?: boolean;
  path?: string;
}

/** Of one document: whoever writes so many has another word. */
const mostFinds = 2000;

/**
 * Finds the words at which marks and fields are to stand, by workers, and covers those that are placeholders. Costs nothing where there are
 * none. What is `covered` is settled by the caller, also when this throws. Throws a refusal that names the anchor.
 */
export async function findAnchors(
  services: Services,
  signers: Parameters<typeof listAnchors>[0],
  { version, documents, mayCover = true, path = 'signatures' }: AnchorGround,
  covered: CoveredAnchors[] = [],
): Promise<PlacedSigner[]> {
  const places = new Map<string, FieldDeclaration['position'][]>();
  const byDocument = Map.groupBy(listAnchors(signers, version, path), (wanted) => findDocument(documents, wanted));
  let left: number = placeholderLimits.pages;
  for (const [document, wanted] of byDocument) {
    if (document.inspection.signatureFields.some(({ signed }) => signed))
      throw refuseAnchor(wanted[0]!, 'anchor_document_signed', 'is looked for in vain: the document was signed before');
    const looked = await look(services, document, wanted, left);
    left -= looked.pages;
    const chosen = wanted.map((one) => ({ one, finds: chooseFinds(one, looked) }));
    for (const { one, finds } of chosen)
      places.set(
        one.path,
        finds.map((found) => placeAtFind(one, found, document.inspection)),
      );
    const covers = mayCover ? listCovers(chosen, document) : [];
    if (covers.length) covered.push({ document, ...(await coverUpload(services, document, covers)) });
  }
  return placeAnchors(signers, version, path, (wanted) => places.get(wanted.path)!);
}

function findDocument(documents: readonly AnchorDocument[], { documentId, path }: WantedAnchor): AnchorDocument {
  const named =
    documentId === undefined ? documents.length === 1 && documents[0] : documents.find(({ id }) => id === documentId);
  if (named) return named;
  throw refuseField(
    path.replace(/(\.visual_signature)?\.anchor$/, '.document_id'),
    documentId ? 'not_found' : 'required',
  );
}

async function look(
  services: Services,
  document: AnchorDocument,
  wanted: readonly WantedAnchor[],
  pages: number,
): Promise<Looked> {
  const filePath = await pathOfUpload(services, document, 'error.placeholder.gone');
  const words = [...new Set(wanted.map(({ anchor }) => anchor.text))];
  const looked = await lookThrough(services, {
    ...{ filePath, pageCount: document.inspection.pageCount, words, pages },
    isExact: true,
    most: mostFinds,
  });
  if (!looked.isMore) return looked;
  const count = ({ anchor }: WantedAnchor) => looked.found.filter(({ word }) => word === anchor.text).length;
  const most = wanted.toSorted((one, other) => count(other) - count(one))[0]!;
  throw refuseAnchor(most, 'anchor_too_often', 'stands too often in the document', mostFinds);
}

/** Boxes over placeholders, each once, that are not covered already. */
function listCovers(
  chosen: readonly { one: WantedAnchor; finds: readonly FoundPlaceholder[] }[],
  { inspection }: AnchorDocument,
): CoverWordsInput['covers'] {
  const before = inspection.covered?.boxes ?? [];
  const boxes = chosen
    .filter(({ one }) => one.anchor.cover && isPlaceholder(one.anchor))
    .flatMap(({ finds }) => finds)
    .flatMap(({ ink, pageIndex, color }) => ink.map((box) => ({ ...box, pageIndex, color })))
    .filter((box) => !before.some((old) => isSamePlace(old, box)));
  return boxes.filter((box, index) => !boxes.slice(0, index).some((earlier) => isSamePlace(earlier, box)));
}

const isPlaceholder = ({ text }: AnchorInput) => /^\{\s*\{[^{}]+\}\s*\}$/.test(text);

type Corner = Record<'pageIndex' | 'x' | 'y', number>;
const isSamePlace = (one: Corner, other: Corner) =>
  one.pageIndex === other.pageIndex && Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1;
