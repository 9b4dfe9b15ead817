import {
  type FoundPlaceholders,
  type Placeholder,
  placeholderLimits,
} from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import type { FindPlaceholdersInput, FindPlaceholdersOutput, FoundPlaceholder } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import { pathOfVersion } from '../documents/versions.ts';
import { refuse } from '../http/refusal.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import { placeOverWords } from './place-over-words.ts';
import { readPlaceholder } from './read-placeholder.ts';

/** A placeholder with where exactly it was found. */
export interface SearchedPlaceholder {
  placeholder: Placeholder;
  found: FoundPlaceholder;
  document: DocumentRow;
}

export interface Search {
  searched: SearchedPlaceholder[];
  isMore: boolean;
  documents: FoundPlaceholders['documents'];
}

/** Looks for placeholders in the text of documents, by workers. Throws the refusal of workers that are busy. */
export async function searchPlaceholders(
  services: Services,
  documents: readonly DocumentRow[],
  words: string,
): Promise<Search> {
  const search: Search = { searched: [], isMore: false, documents: [] };
  const lines = words.split('\n').map((word) => word.trim().slice(0, placeholderLimits.word));
  const listed = [...new Set(lines)].filter((word) => word !== '').slice(0, placeholderLimits.words);
  let left: number = placeholderLimits.pages;
  for (const document of documents) {
    const isSigned = document.inspection.signatureFields.some(({ signed }) => signed);
    const looked = isSigned ? undefined : await lookThrough(services, document, listed, { search, left });
    if (looked) left -= looked.pages;
    search.documents.push({
      document_id: document.id,
      state: isSigned ? 'SIGNED' : looked?.isWhole ? 'SEARCHED' : 'PARTLY',
      pages_without_text: looked?.withoutText ?? [],
    });
  }
  return search;
}

/** Adds to `search` what there is in one document; answers how many of its pages were looked at. */
async function lookThrough(
  services: Services,
  document: DocumentRow,
  words: string[],
  { search, left }: { search: Search; left: number },
) {
  const filePath = await pathOfVersion(services, document.current_version_id);
  const { covered: { boxes: covered } = { boxes: [] } } = document.inspection;
  const withoutText: number[] = [];
  let next: number | undefined = 0;
  while (next !== undefined && next < left) {
    const most: number = placeholderLimits.placeholders - search.searched.length;
    if (most === 0) break;
    const input: FindPlaceholdersInput = { filePath, words, from: next, most, covered };
    const output: FindPlaceholdersOutput | undefined = await services.pdf
      .run<FindPlaceholdersOutput>('find-placeholders', input)
      .catch(passOver);
    if (!output) return { pages: next, isWhole: false, withoutText };
    withoutText.push(...output.withoutText);
    search.searched.push(...output.found.map((found, index) => describe(document, found, index)));
    search.isMore ||= output.isMore;
    next = output.next;
  }
  return { pages: next ?? document.page_count, isWhole: next === undefined && !search.isMore, withoutText };
}

/** Pages that no worker can read have no placeholders; workers that are busy will be free again. */
function passOver(error: unknown): undefined {
  if (!(error instanceof PdfProblem)) throw error;
  if (error.key === 'file.pdf.workers_busy') throw refuse(error.key);
}

function describe(document: DocumentRow, found: FoundPlaceholder, index: number): SearchedPlaceholder {
  const { text, form, boxes, isTurned, isPlain, pageIndex } = found;
  const read =
    form === 'braced'
      ? readPlaceholder(text)
      : form === 'plain'
        ? ({ kind: 'signature', role: '', label: '', choices: [], doubts: ['ROLE'] } as const)
        : ({ kind: null, role: '', label: '', choices: [], doubts: ['NOT_CLOSED'] } as const);
  return {
    document,
    found,
    placeholder: {
      ...read,
      choices: [...read.choices],
      id: `${document.current_version_id}.${pageIndex}.${index}`,
      document_id: document.id,
      word: form === 'braced' ? `{{${text}}}` : text,
      position: placeOverWords(read.kind ?? 'text', boxes[0]!, document.pages[pageIndex]!, pageIndex),
      doubts: [
        ...read.doubts,
        ...(boxes.length > 1 ? (['SPLIT'] as const) : []),
        ...(isTurned ? (['TURNED'] as const) : []),
        ...(isPlain || form === 'open' ? [] : (['BACKGROUND'] as const)),
      ],
    },
  };
}
