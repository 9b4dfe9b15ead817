import { Illustration } from '../illustrations/illustration.tsx';

/** The picture of the error and 404 pages, 407 × 436 (specification, section 2): a sheet whose seal has come off. */
export function LostPageIllustration() {
  return <Illustration name="404" isFirst />;
}
