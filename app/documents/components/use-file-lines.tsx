import type { ActiveContent, FileInspection } from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { listDoubtfulFonts, namePdfA } from '../judge-contents.ts';
import { documentsContentsMessages as messages } from '../contents-messages.ts';
import { FoundSignatures } from './found-signatures.tsx';

export interface FileLine {
  term: string;
  value: ReactNode;
}

/** What a file holds, a line for each kind of thing that is there. */
export function useFileLines(inspection: FileInspection): FileLine[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const line = (term: keyof typeof messages, value: ReactNode): FileLine[] =>
    value === undefined || value === '' ? [] : [{ term: formatMessage(messages[term]), value }];
  const { signatures, pdf_a: pdfA, external_link_count: links } = inspection;
  return [
    ...line('termSignatures', signatures.length > 0 ? <FoundSignatures signatures={signatures} /> : undefined),
    ...line('termForm', describeForm(intl, inspection)),
    ...line('termActive', describeActive(intl, inspection)),
    ...line('termLinks', links > 0 ? formatMessage(messages.linkCount, { count: links }) : undefined),
    ...line('termHidden', describeHidden(intl, inspection)),
    ...line('termFonts', describeFonts(intl, inspection)),
    ...line(
      'termPdfA',
      pdfA ? formatMessage(pdfA.is_kept ? messages.pdfAKept : messages.pdfALost, { level: namePdfA(pdfA) }) : undefined,
    ),
    ...line('termPages', describePages(intl, inspection)),
    ...line(
      'termFormat',
      formatMessage(messages.formatVersion, {
        version: inspection.pdf_version,
        protection: inspection.is_owner_protected ? 'yes' : 'no',
      }),
    ),
  ];
}

function describeForm({ formatMessage }: IntlShape, { form }: FileInspection): string | undefined {
  if (!form) return undefined;
  const { field_count: count, filled_count: filled } = form;
  return filled < count
    ? formatMessage(messages.formFields, { count, filled })
    : formatMessage(messages.formFull, { count });
}

const activeGroups: [keyof typeof messages, ActiveContent[]][] = [
  ['activeForm', ['SUBMIT_FORM', 'IMPORT_DATA']],
  ['activeMedia', ['RICH_MEDIA', 'MOVIE', 'SOUND']],
  ['activeRemote', ['REMOTE_GO_TO']],
];

function describeActive(intl: IntlShape, inspection: FileInspection): string {
  const { active_content: active, attachments } = inspection;
  const names = attachments.filter((name) => name !== '');
  const files = names.length > 0 ? [intl.formatMessage(messages.activeAttachments, { names: join(names) })] : [];
  if (files.length === 0 && active.includes('EMBEDDED_FILE')) files.push(intl.formatMessage(messages.activeAttachment));
  const groups = activeGroups.filter(([, kinds]) => kinds.some((kind) => active.includes(kind)));
  return [...files, ...groups.map(([message]) => intl.formatMessage(messages[message]))].join(' ');
}

function describeHidden({ formatMessage }: IntlShape, { hidden_layers: layers }: FileInspection): string | undefined {
  if (layers.length === 0) return undefined;
  return formatMessage(messages.hiddenLayers, { count: layers.length, names: join(layers) });
}

function describeFonts({ formatMessage }: IntlShape, inspection: FileInspection): string | undefined {
  const fonts = listDoubtfulFonts(inspection);
  return fonts.length > 0 ? formatMessage(messages.fontsMissing, { names: join(fonts) }) : undefined;
}

function describePages({ formatMessage }: IntlShape, inspection: FileInspection): string {
  const counts: [keyof typeof messages, number][] = [
    ['pagesRotated', inspection.rotated_page_count],
    ['pagesCropped', inspection.cropped_page_count],
    ['pagesScaled', inspection.scaled_page_count],
  ];
  const present = counts.filter(([, count]) => count > 0);
  return present.map(([message, count]) => formatMessage(messages[message], { count })).join(', ');
}

/** Names stand in the file's own language; a comma serves them all. */
const join = (names: readonly string[]) => names.join(', ');
