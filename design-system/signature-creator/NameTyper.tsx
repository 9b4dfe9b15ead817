import './handwriting.css';
import { useId } from 'react';
import { RadioCards } from '../forms/RadioCards.tsx';
import { TextField } from '../forms/TextField.tsx';
import type { SignatureCreatorLabels } from './creator-labels.ts';
import { FaceSample, WayColumn } from './creator-style.ts';
import { handwritingFaces, handwritingFamilies } from './handwriting.ts';
import type { HandwritingFace } from './handwriting.ts';

export interface TypedText {
  text: string;
  face: HandwritingFace;
}

export interface NameTyperProps {
  value: TypedText;
  onChange: (value: TypedText) => void;
  greatestLength: number;
  labels: SignatureCreatorLabels;
}

/** A name to type and the hand that writes it. */
export function NameTyper({ value, onChange, greatestLength, labels }: NameTyperProps) {
  const sample = value.text.trim();
  const name = useId();
  return (
    <WayColumn>
      <TextField
        label={labels.text}
        value={value.text}
        maxLength={greatestLength}
        autoComplete="name"
        dir="auto"
        onChange={(event) => onChange({ ...value, text: event.target.value })}
      />
      <RadioCards
        name={name}
        label={labels.face}
        leastCardWidth={160}
        value={value.face}
        onChange={(face) => onChange({ ...value, face: face as HandwritingFace })}
        options={handwritingFaces.map((face) => ({
          value: face,
          label: (
            <FaceSample style={{ fontFamily: handwritingFamilies[face] }} dir="auto">
              {sample === '' ? labels.faces[face] : sample}
            </FaceSample>
          ),
          description: sample === '' ? undefined : labels.faces[face],
        }))}
      />
    </WayColumn>
  );
}
