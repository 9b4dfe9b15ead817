import './handwriting.css';
import { handwritingFamilies } from './handwriting.ts';
import { drawingBox } from './signature-mark.ts';
import type { SignatureMark } from './signature-mark.ts';
import { StrokeShapes } from './StrokeShapes.tsx';
import { measureStrokes } from './stroke-path.ts';
import { useObjectUrl } from './use-object-url.ts';

export interface SignatureFigureProps {
  mark: SignatureMark;
  /** Alternative text. */
  label: string;
  /** Called when the file of an image turns out to be none. */
  onUnreadable?: () => void;
}

/** A signature as its maker sees it: vectors for what was drawn or typed. Fits what it stands in. */
export function SignatureFigure({ mark, label, onUnreadable }: SignatureFigureProps) {
  if (mark.kind === 'image') return <ImageFigure file={mark.file} label={label} onUnreadable={onUnreadable} />;
  if (mark.kind === 'typed') {
    const size = chooseFontSize(mark.text);
    return (
      <svg role="img" aria-label={label} viewBox={`0 0 ${drawingBox.width} ${Math.round(size * 1.7)}`}>
        <text
          x={drawingBox.width / 2}
          y={Math.round(size * 1.1)}
          textAnchor="middle"
          fill="currentColor"
          fontSize={size}
          fontFamily={handwritingFamilies[mark.face]}
        >
          {mark.text}
        </text>
      </svg>
    );
  }
  const { x, y, width, height } = measureStrokes(mark.strokes) ?? { x: 0, y: 0, ...drawingBox };
  return (
    <svg role="img" aria-label={label} viewBox={`${x} ${y} ${width} ${height}`}>
      <StrokeShapes strokes={mark.strokes} />
    </svg>
  );
}

function ImageFigure({ file, label, onUnreadable }: Omit<SignatureFigureProps, 'mark'> & { file: File }) {
  const url = useObjectUrl(file);
  return url === undefined ? null : <img src={url} alt={label} draggable={false} onError={onUnreadable} />;
}

/** So large that the text fits the box by a safe guess of how wide letters are; exact widths would need measuring. */
function chooseFontSize(text: string): number {
  const widthOfLetter = /^[\p{Script=Latin}\p{M}\p{P}\p{Zs}]*$/u.test(text) ? 0.55 : 1.05;
  return Math.min(200, Math.round((drawingBox.width - 40) / (Math.max(1, [...text].length) * widthOfLetter)));
}
