import { textWidth, type TextCell, type TextLine } from '@sigillum/engine/pdf/appearance';
import type { Entry, EventRow, Fact, ReportOutline } from './outline-report.ts';
import type { ReportWords } from './report-words.ts';

const labelWidth = 92;
const small = 8.5;
/** Left edges and widths of the table of events, in points: number, time, event, who. */
const columns = [
  [0, 22],
  [24, 128],
  [156, 138],
  [298, textWidth - 298],
] as const;

const heading = (text: string): TextLine => ({ text, role: 'name', size: 15, gap: 24, keep: 90, tone: 'accent' });

const layOutFact = ({ label, value, isCode, isAlert }: Fact, indent = 0): TextLine => ({
  text: '',
  role: 'detail',
  size: isCode ? 7.5 : small,
  gap: 2.5,
  cells: [
    { text: label, at: indent, width: labelWidth - 6, tone: 'muted' },
    {
      text: value,
      at: indent + labelWidth,
      width: textWidth - labelWidth - indent,
      tone: isAlert ? 'alert' : 'ink',
      ...(isCode && { isCode }),
    },
  ],
});

const wide = (text: string, more: Partial<TextCell> = {}): TextCell => ({ text, at: 0, width: textWidth, ...more });

const line = (text: string, more: Partial<TextCell> = {}): TextLine => ({
  text: '',
  role: 'detail',
  size: small,
  gap: 3,
  cells: [wide(text, more)],
});

const layOutEntry = ({ heading: text, note, facts }: Entry): TextLine[] => [
  { text: '', role: 'name', size: 12, gap: 12, hasRule: true, keep: 40, cells: [wide(text)] },
  ...(note ? [line(note, { tone: 'muted' })] : []),
  ...facts.map((fact) => layOutFact(fact)),
];

const row = (texts: string[], more: Partial<TextLine>): TextLine => ({
  text: '',
  role: 'detail',
  size: small,
  cells: texts.map((text, index) => ({ text, at: columns[index]![0], width: columns[index]![1] })),
  ...more,
});

function layOutEvent({ seq, time, localTime, event, who, address, facts }: EventRow, { say }: ReportWords): TextLine[] {
  const second = ['', localTime ?? '', '', address ? say('from', { address }) : ''];
  return [
    row([String(seq), time, event, who], { gap: 7, hasRule: true, keep: 48 }),
    ...(second.some(Boolean) ? [row(second, { size: 7.5, tone: 'muted' })] : []),
    ...facts.map((fact) => ({ ...layOutFact(fact, columns[1][0]), size: 7.5 })),
  ];
}

/** The lines of the printed report. */
export function layOutReport({
  title,
  subject,
  summary,
  documents,
  signatures,
  waiting,
  events,
  words,
}: ReportOutline): TextLine[] {
  const { say } = words;
  return [
    { text: 'Sigillum', role: 'name', size: 11, tone: 'accent' },
    { text: title, role: 'name', size: 26, gap: 6 },
    { text: '', role: 'name', size: 14, gap: 2, cells: [wide(subject, { tone: 'muted' })] },
    { text: '', role: 'detail', size: 4, gap: 10, hasRule: true },
    ...summary.map((fact) => layOutFact(fact)),
    ...(documents.length ? [heading(say('documents')), ...documents.flatMap(layOutEntry)] : []),
    ...(signatures.length ? [heading(say('signatures')), ...signatures.flatMap(layOutEntry)] : []),
    ...(waiting.length ? [heading(say('waiting'))] : []),
    ...waiting.map((text) => line(text)),
    heading(say('events')),
    row([say('number'), say('time'), say('event'), say('who')], { gap: 6, tone: 'muted', isTableHead: true }),
    ...events.flatMap((event) => layOutEvent(event, words)),
  ];
}
