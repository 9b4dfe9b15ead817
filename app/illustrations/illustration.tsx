import { imagePath } from '@sigillum/api-contracts/platform/image-path.ts';
import { ResponsiveImage } from '@sigillum/design-system';

/** Names of the illustrations under /img; all are 320 × 240 px but the lost page. */
export const illustrationNames = [
  '404',
  'bye',
  'cookies-blocked',
  'declined',
  'drafts-empty',
  'empty-inbox',
  'expired',
  'locked',
  'maintenance',
  'no-results',
  'sorry',
  'success',
  'waiting',
  'welcome',
] as const;
export type IllustrationName = (typeof illustrationNames)[number];

/** Size in CSS px. */
export const measureIllustration = (name: IllustrationName) =>
  name === '404' ? { width: 407, height: 436 } : { width: 320, height: 240 };

export interface IllustrationProps {
  name: IllustrationName;
  /** It is what the page opens with: loaded before other images. */
  isFirst?: boolean;
}

/** A picture that says again what the words beside it say; it is not read out. Sharp on screens of double density, legible in both themes. */
export function Illustration({ name, isFirst = false }: IllustrationProps) {
  return (
    <ResponsiveImage source={name} endpoint={imagePath} alt="" isImportant={isFirst} {...measureIllustration(name)} />
  );
}
