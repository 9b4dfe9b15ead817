import {
  type FoundPlaceholders,
  type Placeholder,
  placeholderLimits,
} from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import type { FoundPlaceholder } from '@sigillum/engine/pdf/workers';
import { pathOfVersion } from '../documents/versions.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import { lookThrough } from './look-through.ts';
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
    const most = placeholderLimits.placeholders - search.searched.length;
    const looked = isSigned ? undefined : await lookAt(services, document, listed, { most, pages: left });
    if (looked) {
      left -= looked.pages;
      search.searched.push(...looked.found.map((found, index) => describe(document, found, index)));
      search.isMore ||= looked.isMore;
    }
    search.documents.push({
      document_id: document.id,
      state: isSigned ? 'SIGNED' : looked?.isWhole ? 'SEARCHED' : 'PARTLY',
      pages_without_text: looked?.withoutText ?? [],
    });
  }
  return search;
}

async function lookAt(
  services: Services,
  document: DocumentRow,
  words: readonly string[],
  limits: { most: number; pages: number },
) {
  const { covered } = document.inspection;
  const filePath = await pathOfVersion(services, document.current_version_id);
  return lookThrough(services, { filePath, pageCount: document.page_count, words, covered: covered?.boxes, ...limits });
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
