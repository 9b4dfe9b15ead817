import { checkTanDirectly } from './check-tan-directly.ts';
import { createPar } from './create-par.ts';
import { proceedSwisscomDirectly } from './proceed-swisscom-directly.ts';
import { proceedSwisscom } from './proceed-swisscom.ts';
import { redirectSign } from './redirect-sign.ts';
import { resendTanDirectly } from './resend-tan-directly.ts';
import { signDirectly } from './sign-directly.ts';
import { sign } from './sign.ts';
import { stepUp } from './step-up.ts';

export const signingHandlers = [
  checkTanDirectly,
  createPar,
  proceedSwisscom,
  proceedSwisscomDirectly,
  redirectSign,
  resendTanDirectly,
  sign,
  signDirectly,
  stepUp,
];
