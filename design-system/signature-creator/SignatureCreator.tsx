import { useState } from 'react';
import { TabPanels } from '../components/Tabs.tsx';
import type { SignatureCreatorLabels } from './creator-labels.ts';
import { DrawingPad } from './DrawingPad.tsx';
import { handwritingFaces } from './handwriting.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { NameTyper } from './NameTyper.tsx';
import type { TypedText } from './NameTyper.tsx';
import type { SignatureMark, Stroke } from './signature-mark.ts';

/** A way to make a signature. */
export type SignatureKind = SignatureMark['kind'];

export interface SignatureCreatorProps {
  labels: SignatureCreatorLabels;
  /** Called with what the open way holds now, and with undefined when that is nothing. */
  onChange: (mark: SignatureMark | undefined) => void;
  /** What it begins with. */
  defaultMark?: SignatureMark;
  /** The way that is open first; default that of `defaultMark`, or else drawing. */
  defaultKind?: SignatureKind;
  /** A name to begin typing with. */
  suggestedText?: string;
  /** Greatest size of an image in bytes; default 5 MB. */
  greatestBytes?: number;
  /** Greatest length of a typed name; default 100. */
  greatestLength?: number;
}

interface Drafts {
  drawn: readonly Stroke[];
  typed: TypedText;
  image: File | undefined;
}

/** What a way holds, if it holds anything. */
function readMark(kind: SignatureKind, { drawn, typed, image }: Drafts): SignatureMark | undefined {
  if (kind === 'drawn') return drawn.length > 0 ? { kind, strokes: drawn } : undefined;
  if (kind === 'image') return image === undefined ? undefined : { kind, file: image };
  const text = typed.text.trim();
  return text === '' ? undefined : { kind, text, face: typed.face };
}

/** Makes a signature in one of three ways: drawn as strokes, typed in a handwriting face, or from an image. Each way keeps its draft. */
export function SignatureCreator({
  labels,
  onChange,
  defaultMark,
  defaultKind = defaultMark?.kind ?? 'drawn',
  suggestedText = '',
  greatestBytes = 5_000_000,
  greatestLength = 100,
}: SignatureCreatorProps) {
  const [kind, setKind] = useState<SignatureKind>(defaultKind);
  const [drafts, setDrafts] = useState<Drafts>({
    drawn: defaultMark?.kind === 'drawn' ? defaultMark.strokes : [],
    typed: defaultMark?.kind === 'typed' ? defaultMark : { text: suggestedText, face: handwritingFaces[0] },
    image: defaultMark?.kind === 'image' ? defaultMark.file : undefined,
  });

  function change(changes: Partial<Drafts>) {
    const next = { ...drafts, ...changes };
    setDrafts(next);
    onChange(readMark(kind, next));
  }

  function choose(next: SignatureKind) {
    setKind(next);
    onChange(readMark(next, drafts));
  }

  return (
    <TabPanels
      label={labels.ways}
      defaultTabId={defaultKind}
      onChange={(id) => choose(id as SignatureKind)}
      tabs={[
        {
          id: 'drawn',
          label: labels.draw,
          content: <DrawingPad strokes={drafts.drawn} onChange={(drawn) => change({ drawn })} labels={labels} />,
        },
        {
          id: 'typed',
          label: labels.type,
          content: (
            <NameTyper
              value={drafts.typed}
              onChange={(typed) => change({ typed })}
              greatestLength={greatestLength}
              labels={labels}
            />
          ),
        },
        {
          id: 'image',
          label: labels.upload,
          content: (
            <ImagePicker
              file={drafts.image}
              onChange={(image) => change({ image })}
              greatestBytes={greatestBytes}
              labels={labels}
            />
          ),
        },
      ]}
    />
  );
}
