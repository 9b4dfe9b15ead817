import type { MobileIdQuestion } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import type { Door } from './door.ts';
import { mobileAesOverlay, mobileAppFailureOverlay, serialNumberMismatchOverlay } from './overlays.ts';
import type { SigningScene } from './signing-scene.ts';
import { waitsOn } from './take-step.ts';

interface Scene extends Pick<SigningScene, 'exits' | 'modals'> {
  door: Pick<Door, 'phone'>;
}
interface Course {
  /** Signs: the phone has confirmed. */
  attempt: () => unknown;
  /** Shows what ends the question. */
  fail: (error: unknown) => void;
}

/** Shows what the phone asks by Mobile ID until it was answered, and goes on from there. */
export function awaitPhone(scene: Scene, question: MobileIdQuestion, course: Course): void {
  if (question.state !== 'open') return settle(scene, question, course);
  const { overlays } = scene.modals;
  const step = { kind: 'poll' as const, retry_after: question.retry_after };
  const id = overlays.open(mobileAesOverlay, { step, phoneText: question.text }, async ({ name }) => {
    if (name === 'complete') return;
    try {
      const looked = await scene.door.phone!.look(question.id);
      if (looked.state === 'open') return;
      overlays.close(id);
      settle(scene, looked, course);
    } catch (error) {
      if (waitsOn(error)) throw error;
      overlays.close(id);
      course.fail(error);
    }
  });
}

function settle(scene: Scene, { state, reason }: MobileIdQuestion, course: Course): void {
  if (state === 'confirmed') return void course.attempt();
  const exit = scene.exits?.end('failed');
  const again = async ({ name }: { name: string }) => {
    if (name === 'retry') awaitPhone(scene, await scene.door.phone!.ask(), course);
  };
  const { overlays } = scene.modals;
  if (reason === 'other_serial') overlays.open(serialNumberMismatchOverlay, { exit }, again);
  else
    overlays.open(mobileAppFailureOverlay, { failure: 'mobile-id' as const, reason: reason ?? undefined, exit }, again);
}
