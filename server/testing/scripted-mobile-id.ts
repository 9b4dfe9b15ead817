import { MobileIdError, type MobileId } from '../identity/mobile-id.ts';
import type { MobileIdFailure } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';

/** What a test turns and looks at. */
export interface ScriptedMobileId extends MobileId {
  /** Which Mobile ID answers. */
  serial: string;
  /** What everybody's phone says; nothing while nobody answers. */
  answer: 'confirm' | MobileIdFailure | 'unavailable' | undefined;
  /** What comes of the asking itself. */
  refusal: MobileIdFailure | 'unavailable' | undefined;
  hasRecoveryCode: boolean;
  /** What was asked, in its order. */
  texts: string[];
}

/** Mobile ID in this process, which says what a test wants. */
export function makeScriptedMobileId(): ScriptedMobileId {
  const scripted: ScriptedMobileId = {
    isLocal: false,
    prefix: 'Sigillum: ',
    serial: 'MIDCHEFIRST00001',
    answer: 'confirm',
    refusal: undefined,
    hasRecoveryCode: true,
    texts: [],
    readProfile: () => Promise.resolve({ methods: ['sim'], hasRecoveryCode: scripted.hasRecoveryCode }),
    async ask({ reference, text }) {
      scripted.texts.push(text);
      if (scripted.refusal) throw new MobileIdError(scripted.refusal, 'scripted');
      return { transaction: `t${reference}`, method: 'sim' };
    },
    async look({ reference }, transaction) {
      if (transaction !== `t${reference}`) throw new MobileIdError('invalid', 'another transaction');
      if (scripted.answer === undefined) return undefined;
      if (scripted.answer !== 'confirm') throw new MobileIdError(scripted.answer, 'scripted');
      return { serial: scripted.serial, message: Buffer.from(`what ${scripted.serial} has signed of ${reference}`) };
    },
  };
  return scripted;
}
