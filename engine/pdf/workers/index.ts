/** Reading foreign PDFs in processes with limits, and what they say of them. */
export {
  describeRefusal,
  type ConvertedKind,
  type DocumentInspection,
  type InspectedPage,
} from '../document-inspection.ts';
export type { ActiveContent } from '../inspection/find-active-content.ts';
export type { FieldLock } from '../inspection/read-locks.ts';
export type { ExistingSignature } from '../inspection/read-signature-fields.ts';
export type { IntakeChange, IntakeResult } from '../intake.ts';
export type { CleanCopy, CopiedFields } from '../clean-copy/make-clean-copy.ts';
export type { RemovedAction } from '../clean-copy/remove-actions.ts';
export type { CleanFileInput } from './clean-file.ts';
export type { CleanLogoInput, CleanLogoOutput } from './clean-logo.ts';
export type { CleanSealImageInput, CleanSealImageOutput } from './clean-seal-image.ts';
export type { CleanPictureInput, CleanPictureOutput } from './clean-picture.ts';
export type { CoveredFile } from '../cover-words.ts';
export type { CoverWordsInput } from './cover-words.ts';
export type { FillFormInput } from './fill-form.ts';
export type { ReadFormInput, ReadFormOutput } from './read-form.ts';
export type { LeftField, OwnField } from '../read-form-fields.ts';
export type { FindPlaceholdersInput, FindPlaceholdersOutput, FoundPlaceholder } from './find-placeholders.ts';
export type { DrawRemainingInput, DrawRemainingOutput } from './draw-remaining-pages.ts';
export type { DrawVisualSignatureInput, DrawVisualSignatureOutput } from './draw-visual-signature.ts';
export { engineModules } from './engine-modules.ts';
export type { IntakeInput } from './intake-upload.ts';
export type { WritePictureInput, WritePictureOutput } from './write-picture.ts';
export type { TransformImageInput, TransformImageOutput } from './transform-image.ts';
export type { WatchJob } from './worker-queue.ts';
export { createPdfWorkers, type PdfWorkers } from './worker-pool.ts';
