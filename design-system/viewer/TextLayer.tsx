import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

/** A page's text for screen readers, line by line. */
export function TextLayer({ lines }: { lines: readonly string[] | undefined }) {
  if (lines === undefined || lines.length === 0) return null;
  return (
    <VisuallyHidden as="div">
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </VisuallyHidden>
  );
}
