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

/**
 * Lays out an appearance of the given size in points: a thin rule at the left, an optional image beside it, the name in
 * a serif, small lines beneath. The name is made smaller until it fits, and cut only past 160 characters;
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

  const nameLine = shapeLine(shortenLine(normaliseLine(text.signerName)), 'name');
  const wanted = Math.min(NAME_SIZES.largest, Math.max(room.height * NAME_SIZES.share, Math.min(room.height, 9)));
  const nameSize = Math.min(wanted, (room.width * 1000) / Math.max(1, nameLine.width));
  const detailSize = chooseDetailSize(text, wanted, nameSize, room.width);
  const leading = detailSize * DETAIL.leading;
  const nameHeight = nameSize * (NAME_ASCENT + NAME_DESCENT);
  const details = chooseDetails(text, { width: room.width, height: room.height - nameHeight }, detailSize);

  const block = nameHeight + details.length * leading;
  let baseline = room.y + (room.height + block) / 2 - nameSize * NAME_ASCENT;
  const lines: PlacedLine[] = [{ line: nameLine, role: 'name', size: nameSize, x: room.x, baseline }];
  baseline -= nameSize * NAME_DESCENT;
  for (const detail of details) {
    baseline -= leading;
    const line = fitLine(detail, 'detail', (room.width * 1000) / detailSize);
    lines.push({ line, role: 'detail', size: detailSize, x: room.x, baseline: baseline + detailSize * 0.28 });
  }
  return placed ? { rule, image: placed.image, lines } : { rule, lines };
}
