import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import { FileDrop } from '../forms/FileDrop.tsx';
import { Trash2 } from '../icons.ts';
import type { SignatureCreatorLabels } from './creator-labels.ts';
import { PadFoot, Paper, WayColumn } from './creator-style.ts';
import { imageTypes, judgeImage } from './judge-image.ts';
import type { ImageFault } from './judge-image.ts';
import { SignatureFigure } from './SignatureFigure.tsx';

export interface ImagePickerProps {
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  greatestBytes: number;
  labels: SignatureCreatorLabels;
}

const ImagePaper = styled(Paper)`
  aspect-ratio: 2;
  padding: 5%;
`;

/** Takes one image by picker or drop and says why it cannot take another. */
export function ImagePicker({ file, onChange, greatestBytes, labels }: ImagePickerProps) {
  const [fault, setFault] = useState<ImageFault | null>(null);

  function take([picked]: readonly File[]) {
    if (picked === undefined) return;
    const found = judgeImage(picked, greatestBytes);
    setFault(found);
    if (found === null) onChange(picked);
  }

  function refuseUnreadable() {
    setFault('unreadable');
    onChange(undefined);
  }

  if (file !== undefined)
    return (
      <WayColumn>
        <ImagePaper>
          <SignatureFigure mark={{ kind: 'image', file }} label={labels.image} onUnreadable={refuseUnreadable} />
        </ImagePaper>
        <PadFoot>
          <p>{file.name}</p>
          <Button variant="quiet" size="small" icon={<Trash2 aria-hidden />} onClick={() => onChange(undefined)}>
            {labels.removeImage}
          </Button>
        </PadFoot>
      </WayColumn>
    );
  return (
    <WayColumn>
      <FileDrop
        label={labels.dropImage}
        browseText={labels.browseImage}
        hint={labels.imageHint}
        accept={imageTypes.join(',')}
        isMultiple={false}
        error={fault === null ? undefined : labels.imageFaults[fault]}
        onFiles={take}
      />
    </WayColumn>
  );
}
