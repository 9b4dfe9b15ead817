import { createVisualSignature } from './create-visual-signature.ts';
import { deletePicture } from './delete-picture.ts';
import { deleteVisualSignature } from './delete-visual-signature.ts';
import { getDefaultVisualSignature } from './get-default-visual-signature.ts';
import { getVisualSignature } from './get-visual-signature.ts';
import { listVisualSignatures } from './list-visual-signatures.ts';
import { previewPictureDirectly } from './preview-picture-directly.ts';
import { previewPicture } from './preview-picture.ts';
import { previewVisualSignatureDirectly } from './preview-visual-signature-directly.ts';
import { previewVisualSignature } from './preview-visual-signature.ts';
import { updateVisualSignature } from './update-visual-signature.ts';
import { uploadPicture } from './upload-picture.ts';

export const visualSignaturesEndpoints = {
  createVisualSignature,
  deletePicture,
  deleteVisualSignature,
  getDefaultVisualSignature,
  getVisualSignature,
  listVisualSignatures,
  previewPicture,
  previewPictureDirectly,
  previewVisualSignature,
  previewVisualSignatureDirectly,
  updateVisualSignature,
  uploadPicture,
};
