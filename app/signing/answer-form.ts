import type { SignAnswer } from '@sigillum/api-contracts/signing/schemas.ts';
import { TanCall } from '@sigillum/api-contracts/signing/schemas.ts';
import { textLimits } from '@sigillum/api-contracts/text.ts';
import { redirect } from 'react-router';
import * as z from 'zod';
import { localeContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { leaveOnFailure, type RouteCall } from '../http/api.ts';
import { readExits } from '../http/exits.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import { toLanguage } from '../i18n/locales.ts';
import { type CodeWay, readCodeWay } from './code-way.ts';
import { shownDocumentsField } from './components/shown-documents.tsx';
import type { Door, SigningAttempt } from './door.ts';
import { askForFields, fillForm, isTooLarge, readFaults, refuseLargeForm } from './fill-form.ts';
import { inPerson } from './in-person.ts';
import type { PlainAct, PlainFilling, PlainSigning, PlainStep } from './plain-step.ts';
import { judgeSigning } from './signing-outcomes.ts';
import { Statement } from './statement.ts';

/** As where a script runs, blanks that were copied along are no part of it. */
const Code = z.object({
  tan: z
    .string()
    .overwrite((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(TanCall.shape.tan),
});
const Comment = z.object({ message: z.string().max(textLimits.message).optional() });

/** Where the sentence of a refusal stands. */
const codeFields = { 'error.sign.tan_invalid': 'tan', 'error.sign.tan_expired': 'tan' } as const;

type PlainAnswer = { step: PlainStep } | Response;

const readText = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const readSealName = (form: FormData): string | undefined => {
  const name = readText(form, 'sign-as');
  return name === inPerson ? undefined : name;
};

/** The documents that the page has shown; a form without them was made by no page of ours. */
function readShown(form: FormData): string[] | undefined {
  const shown = form.getAll(shownDocumentsField).map(String);
  return shown.length > 0 ? shown : undefined;
}

/** Where the code went that this form asks for, as the page before has said. */
function readSentWay(form: FormData): CodeWay | undefined {
  const to = readText(form, 'codeTo');
  return to === undefined ? undefined : { channel: readText(form, 'codeChannel') === 'sms' ? 'sms' : 'email', to };
}

/**
 * The action of the signing page: its forms sign and decline without any script, step by step on pages of their own. With script the
 * same buttons open dialogs (`useSigning`), and nothing comes here.
 */
export async function answerForm(route: RouteCall & { request: Request }, door: Door): Promise<PlainAnswer> {
  if (isTooLarge(route.request)) return (await settleFields(route, door, () => refuseLargeForm(door)))!;
  const form = await readForm(route.request);
  const act = readText(form, 'act') as PlainAct | undefined;
  const asksFirst = act === 'decline' && !readExits(route.url.search)?.declineRedirect;
  if (asksFirst) return { step: { kind: 'decline' } };
  if (act === 'decline' || act === 'decline-now') return decline(route, door, form);
  const sealName = readSealName(form);
  // What is filled in comes before what is signed; the form that signs says that it was asked for.
  const isAsked = act === 'fill' || form.has('filled');
  const filling = await settleFields(route, door, () =>
    act === 'fill' ? fillForm(door, form, sealName) : isAsked ? undefined : askForFields(door, sealName),
  );
  if (filling) return filling;
  if (act === 'review' || act === 'fill') return { step: { kind: 'sign', sealName } };
  return sign(route, door, form, act === 'resend');
}

/** The form of the fields, or where a refusal leads; nothing where all is filled in. */
async function settleFields(
  route: RouteCall,
  door: Door,
  read: () => Promise<PlainFilling | undefined> | undefined,
): Promise<PlainAnswer | undefined> {
  try {
    const step = await read();
    return step && { step };
  } catch (error) {
    // The page tells how things stand now.
    return leadOn(error, route) ?? redirect(route.url.pathname + route.url.search);
  }
}

async function decline(route: RouteCall, door: Door, form: FormData): Promise<PlainAnswer> {
  const { value, failure } = parseForm(form, Comment);
  if (failure) return { step: { kind: 'decline', failure } };
  try {
    await door.decline(value.message, makeIdempotencyKey());
    const exits = readExits(route.url.search);
    // Nothing can count down without a script.
    const leaves = exits && (exits.autoRedirect || exits.declineRedirect);
    return leaves ? leaveFor(exits.declineUrl) : redirect('/declined');
  } catch (error) {
    return leadOn(error, route) ?? { step: { kind: 'decline', failure: mapProblem(error, form) } };
  }
}

async function sign(route: RouteCall, door: Door, form: FormData, isResend: boolean): Promise<PlainAnswer> {
  const codeWay = readSentWay(form);
  const step: PlainSigning = { kind: 'sign', codeWay, sealName: readSealName(form) };
  const code = codeWay && !isResend ? parseForm(form, Code) : undefined;
  const statement = form.has('signingName') ? parseForm(form, Statement) : undefined;
  const failure = statement?.failure ?? code?.failure;
  if (failure) return { step: { ...step, failure } };
  const attempt: SigningAttempt = {
    language: toLanguage(route.context.get(localeContext)),
    tan: code?.value?.tan,
    statement: statement?.value,
    sealAccountName: step.sealName,
    shownDocuments: readShown(form),
    // Repeating the call never signs twice, whatever its key.
    idempotencyKey: makeIdempotencyKey(),
  };
  try {
    if (isResend) {
      await door.resendTan(attempt);
      return { step: { ...step, isResent: true } };
    }
    return settle(await door.sign(attempt), route, step);
  } catch (error) {
    const asked = readCodeWay(error);
    if (asked) return { step: { ...step, codeWay: asked } };
    if (isApiProblem(error) && error.key === 'error.sign.fields_missing') {
      const filling = await settleFields(route, door, () => askForFields(door, step.sealName, readFaults(error)));
      if (filling) return filling;
    }
    return leadOn(error, route) ?? { step: { ...step, failure: mapProblem(error, form, codeFields) } };
  }
}

/** The page itself says that somebody has signed, and offers the files and the way out; unless the program wants no page in between. */
function settle({ results: [outcome] }: SignAnswer, { url }: RouteCall, step: PlainSigning): PlainAnswer {
  if (outcome?.step) return { step: { ...step, needsScript: true } };
  const exits = readExits(url.search);
  return exits?.autoRedirect && exits.timeout === 0 ? leaveFor(exits.exitUrl) : redirect(url.pathname + url.search);
}

/** To an address that a program has given. Nobody there is told from where. */
const leaveFor = (address: string): Response =>
  redirect(address, { status: 303, headers: { 'referrer-policy': 'no-referrer' } });

/** Where a refusal leads, if it leaves nothing to ask: to the page, which tells how things stand now, or away from it. */
function leadOn(error: unknown, route: RouteCall): Response | undefined {
  if (!isApiProblem(error)) throw error;
  leaveOnFailure(error, route);
  const { kind } = judgeSigning(error);
  if (kind === 'redirect' || error.status === 401) return redirect('/expired');
  return kind === 'snackbar' ? redirect(route.url.pathname + route.url.search) : undefined;
}
