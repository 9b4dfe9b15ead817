import { fitLine, normaliseLine, shapeLine, shortenLine, type ShapedLine } from './shape-text.ts';

/** What a visible signature says. */
export type AppearanceText = {
  signerName: string;
  company?: string;
  reason?: string;
  /** Place and time, as they are to be read by people. */
  date?: string;
  /** For example "Signed electronically". */
  claim?: string;
  /** For example "Sigillum · SES". */
  quality?: string;
};

export type PlacedLine = { line: ShapedLine; role: 'name' | 'detail'; size: number; x: number; baseline: number };
/** x, y of the lower left corner, width, height; points from the lower left of the appearance. */
export type Area = { x: number; y: number; width: number; height: number };
export type Layout = { rule: Area; image?: Area; lines: PlacedLine[] };

const NAME_SIZES = { largest: 16, share: 0.36 };
const DETAIL = { largest: 7.5, smallest: 3.6, share: 0.48, leading: 1.42 };
/** Points under which a name is rather broken than made smaller; so many lines at most, in so much of the room's height. */
const NAME_BREAKS = { legible: 7.5, most: 3, share: 0.55 };
/** Cap height and depth of the name's line, as parts of its size. */
const NAME_ASCENT = 0.78;
const NAME_DESCENT = 0.3;

/** Detail lines from top to bottom, and which of them stay longest where there is little room. */
const DETAILS = ['company', 'reason', 'date', 'claim', 'quality'] as const;
const RANKS = ['date', 'quality', 'company', 'claim', 'reason'] as const;

/** The detail lines that fit: all, or the most important ones, or date and quality in one. */
function chooseDetails(text: AppearanceText, room: Room, size: number): string[] {
  const count = Math.floor(room.height / (size * DETAIL.leading) + 0.05);
  const { date, quality } = text;
  if (count === 1 && date && quality) {
    const joined = `${date} · ${quality}`;
    const isRoomy = (shapeLine(joined, 'detail').width * size) / 1000 <= room.width;
    return [isRoomy ? joined : date];
  }
  const kept = RANKS.filter((role) => text[role]).slice(0, Math.max(0, count));
  return DETAILS.filter((role) => kept.includes(role)).map((role) => text[role]!);
}

/** As large as looks well beside the name, and small enough for date and quality to stand whole. */
function chooseDetailSize({ date, quality }: AppearanceText, wanted: number, nameSize: number, width: number): number {
  const widths = [date, quality].map((line) => (line ? shapeLine(line, 'detail').width : 0));
  const fitting = Math.min(
    DETAIL.largest,
    wanted * DETAIL.share,
    nameSize * 0.8,
    (width * 1000) / Math.max(1, ...widths),
  );
  return Math.max(DETAIL.smallest, fitting);
}

type Room = { width: number; height: number };

/** Puts the image beside the text, or above it where the rectangle is narrow, and says what is left for the text. */
function placeImage(ratio: number, area: Area, gap: number): { image: Area; text: Area } {
  if (area.width < area.height * 1.6) {
    const height = Math.min(area.height * 0.5, area.width / ratio);
    const image = { x: area.x, y: area.y + area.height - height, width: height * ratio, height };
    return { image, text: { ...area, height: area.height - height - gap / 2 } };
  }
  const width = Math.min(area.height * ratio, area.width * 0.4);
  const height = width / ratio;
  const image = { x: area.x, y: area.y + (area.height - height) / 2, width, height };
  return { image, text: { ...area, x: area.x + width + gap, width: area.width - width - gap } };
}

/** Words on so many lines that the longest is as short as it can be. */
function breakWords(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  const ways = words.slice(count - 1).map((_, at) => {
    const head = words.length - at - 1;
    return [...breakWords(words.slice(0, head), count - 1), words.slice(head).join(' ')];
  });
  const measure = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return ways.reduce((best, way) => (measure(way) < measure(best) ? way : best));
}

/** The name's lines and their size: on one line, unless it can be read on several only. */
function fitName(name: string, { width, height }: Room, wanted: number): { lines: ShapedLine[]; size: number } {
  const whole = shortenLine(normaliseLine(name));
  const words = whole.split(' ');
  let best: { lines: ShapedLine[]; size: number } | undefined;
  for (let count = 1; count <= Math.min(NAME_BREAKS.most, words.length); count += 1) {
    const lines = breakWords(words, count).map((line) => shapeLine(line, 'name'));
    const widest = Math.max(1, ...lines.map((line) => line.width));
    const tallest = count === 1 ? wanted : (height * NAME_BREAKS.share) / count / (NAME_ASCENT + NAME_DESCENT);
    const size = Math.min(wanted, tallest, (width * 1000) / widest);
    if (!best || size > best.size) best = { lines, size };
    if (best.size >= NAME_BREAKS.legible) break;
  }
  return best!;
}

/**
 * Lays out an appearance of the given size in points: a thin rule at the left, an optional image beside it, the name in
 * a serif, small lines beneath. The name is made smaller until it fits, broken where it would become too small, and cut only past 160 characters;
 * details are shortened or left out where there is no room.
 */
export function layOut(text: AppearanceText, width: number, height: number, imageRatio?: number): Layout {
  const padding = Math.min(6, height * 0.1, width * 0.04);
  const gap = Math.min(7, Math.max(3, width * 0.05));
  const rule = { x: padding * 0.5, y: padding, width: Math.min(1.1, width * 0.02), height: height - 2 * padding };
  const left = rule.x + rule.width + gap;
  const area = { x: left, y: padding, width: Math.max(1, width - left - padding), height: rule.height };
  const placed = imageRatio === undefined ? undefined : placeImage(imageRatio, area, gap);
  const room = placed?.text ?? area;

  const wanted = Math.min(NAME_SIZES.largest, Math.max(room.height * NAME_SIZES.share, Math.min(room.height, 9)));
  const { lines: nameLines, size: nameSize } = fitName(text.signerName, room, wanted);
  const detailSize = chooseDetailSize(text, wanted, nameSize, room.width);
  const leading = detailSize * DETAIL.leading;
  const nameHeight = nameSize * (NAME_ASCENT + NAME_DESCENT);
  const namesHeight = nameHeight * nameLines.length;
  const details = chooseDetails(text, { width: room.width, height: room.height - namesHeight }, detailSize);

  const block = namesHeight + details.length * leading;
  const top = room.y + (room.height + block) / 2;
  const lines: PlacedLine[] = nameLines.map((line, index) => ({
    line,
    role: 'name',
    size: nameSize,
    x: room.x,
    baseline: top - index * nameHeight - nameSize * NAME_ASCENT,
  }));
  let baseline = top - namesHeight;
  for (const detail of details) {
    baseline -= leading;
    const line = fitLine(detail, 'detail', (room.width * 1000) / detailSize);
    lines.push({ line, role: 'detail', size: detailSize, x: room.x, baseline: baseline + detailSize * 0.28 });
  }
  return placed ? { rule, image: placed.image, lines } : { rule, lines };
}
