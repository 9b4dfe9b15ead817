import { addPasskey } from '@sigillum/api-contracts/two-step/add-passkey.ts';
import { beginTotp } from '@sigillum/api-contracts/two-step/begin-totp.ts';
import { confirmTotp } from '@sigillum/api-contracts/two-step/confirm-totp.ts';
import { getTwoStep } from '@sigillum/api-contracts/two-step/get-two-step.ts';
import { removePasskey } from '@sigillum/api-contracts/two-step/remove-passkey.ts';
import { removeTotp } from '@sigillum/api-contracts/two-step/remove-totp.ts';
import { renewRecoveryCodes } from '@sigillum/api-contracts/two-step/renew-recovery-codes.ts';
import { useNavigation } from 'react-router';
import type { Route } from './+types/security.ts';
import { sessionContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { SecurityView } from './components/security-view.tsx';
import type { SecurityOutcome } from './security-state.ts';
import { drawQr } from './draw-qr.ts';
import { readProof, SecurityChange, type SecurityIntent } from './security-form.ts';

export async function loader(route: Route.LoaderArgs) {
  const session = route.context.get(sessionContext);
  const { email = '', hasSso = false } = session.kind === 'account' ? session.user : {};
  return { email, hasSso, twoStep: await load(route, getTwoStep, {}) };
}

export async function action(route: Route.ActionArgs): Promise<SecurityOutcome> {
  const form = await readForm(route.request);
  const intent = String(form.get('intent')) as SecurityIntent;
  const waiting = {
    ...(intent === 'confirm-totp' && { setUp: describeSetUp(form) }),
    ...(intent === 'remove-passkey' && { passkeyId: String(form.get('passkeyId')) }),
  };
  const { value, failure } = parseForm(form, SecurityChange);
  if (failure) return { intent, failure, ...waiting };
  try {
    return { intent, ...(await change(route, value)) };
  } catch (error) {
    const fields = {
      'error.user.password_wrong': 'password',
      'error.user.password_locked': 'password',
      'error.two_step.proof_wrong': 'code',
      'error.two_step.locked': 'code',
    } as const;
    const failure = mapProblem(error, form, fields);
    // The secret is of no use any more: back to the password.
    if (failure.form?.id === 'error.two_step.set_up_expired') return { intent: 'begin-totp', failure };
    return { intent, failure, ...waiting };
  }
}

/** No QR code holds more than 2,331 bytes; no address of ours is as long. */
const longestUri = 2000;
const describeSetUp = (form: FormData) => {
  const uri = String(form.get('uri')).slice(0, longestUri);
  return { secret: String(form.get('secret')), uri, qr: drawQr(uri) };
};

async function change(route: Route.ActionArgs, value: SecurityChange): Promise<Omit<SecurityOutcome, 'intent'>> {
  switch (value.intent) {
    case 'begin-totp': {
      const { secret, uri } = await send(route, beginTotp, { body: { password: value.password } });
      return { setUp: { secret, uri, qr: drawQr(uri) } };
    }
    case 'confirm-totp':
      return send(route, confirmTotp, { body: { code: value.code } });
    case 'remove-totp':
      await send(route, removeTotp, { body: { password: value.password, proof: readProof(value) } });
      return {};
    case 'renew-codes':
      return send(route, renewRecoveryCodes, { body: { password: value.password, proof: readProof(value) } });
    case 'remove-passkey': {
      const body = { password: value.password, proof: readProof(value) };
      await send(route, removePasskey, { params: { id: value.passkeyId }, body });
      return {};
    }
    case 'add-passkey': {
      const { challenge, name, answer } = value;
      return send(route, addPasskey, { body: { challenge, name, registration: answer } });
    }
  }
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const busy = navigation.state === 'idle' ? undefined : (navigation.formData?.get('intent') as SecurityIntent | null);
  return <SecurityView {...loaderData} outcome={actionData} busy={busy ?? undefined} />;
}
