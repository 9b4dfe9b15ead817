import { beginTotp } from './begin-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { finishLogin } from './finish-login.ts';
import { getTwoStep } from './get-two-step.ts';
import { removeTotp } from './remove-totp.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

export const twoStepHandlers = [beginTotp, confirmTotp, finishLogin, getTwoStep, removeTotp, renewRecoveryCodes];
