import { listAdmins } from '@sigillum/api-contracts/members/list-admins.ts';
import { cancelEmailChange } from '@sigillum/api-contracts/user/cancel-email-change.ts';
import { cancelPhoneCode } from '@sigillum/api-contracts/user/cancel-phone-code.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { resendPhoneCode } from '@sigillum/api-contracts/user/resend-phone-code.ts';
import { respondPhoneCode } from '@sigillum/api-contracts/user/respond-phone-code.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { redirectDocument } from 'react-router';
import type { Route } from './+types/profile.ts';
import { namePerson } from '../common/name-person.ts';
import { environmentContext, localeContext } from '../context.ts';
import { isSecure } from '../environment.ts';
import { orderCountries } from '../forms/country-order.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { connect, load, send } from '../http/api.ts';
import { writeLocale } from '../i18n/locale-cookie.ts';
import { findLocale, languageTags, toLanguage } from '../i18n/locales.ts';
import { ProfileView } from './components/profile-view.tsx';
import { ProfileChange, proofFields } from './profile-form.ts';

export async function loader(route: Route.LoaderArgs) {
  const user = await load(route, getUser, {});
  const { firstName, lastName, email, lang, mobile, emailChange, phoneVerification, attributes, business } = user;
  const resendIn = phoneVerification ? (Date.parse(phoneVerification.resendAt) - Date.now()) / 1000 : 0;
  return {
    hasReferral: route.context.get(environmentContext).hasReferral && business !== null,
    business: business && { id: business.id, name: business.name, role: business.role },
    administrators: business?.role === 'member' ? await listAdministrators(route, business.id) : [],
    person: { firstName, lastName, email, lang, mobile },
    fixedFields: attributes.immutableEidFields,
    identityEmail: attributes.signerIdentityEmail,
    emailChange,
    phoneVerification: phoneVerification && { ...phoneVerification, resendIn: Math.max(0, Math.ceil(resendIn)) },
    countries: orderCountries(
      languageTags[route.context.get(localeContext)],
      route.context.get(environmentContext).region,
    ),
  };
}

/** In large businesses the first ones are enough to ask. */
const mostShown = 5;

async function listAdministrators(route: Route.LoaderArgs, id: string) {
  // The page is the person's own: it comes also while nobody can say that.
  const { admins } = await connect(route)
    .call(listAdmins, { params: { id } })
    .catch((error: unknown) => {
      if (isApiProblem(error)) return { admins: [] };
      throw error;
    });
  return admins.slice(0, mostShown).map(({ firstName, lastName, email }) => ({
    name: namePerson(firstName, lastName, email),
    email,
  }));
}

export async function action(route: Route.ActionArgs): Promise<Response | { failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, ProfileChange);
  if (failure) return { failure };
  try {
    await change(route, value);
  } catch (error) {
    return {
      failure: mapProblem(error, form, {
        ...proofFields,
        'error.user.code_invalid': 'secret',
        'error.user.code_expired': 'secret',
        'error.user.code_locked': value.intent === 'mobile' ? 'mobile' : 'secret',
      }),
    };
  }
  // A page in another language is another document.
  const locale = value.intent === 'person' ? findLocale(value.lang) : undefined;
  if (!locale || toLanguage(locale) === toLanguage(route.context.get(localeContext))) return {};
  const cookie = writeLocale(locale, { isSecure: isSecure(route.context.get(environmentContext)) });
  return redirectDocument('/profile', { headers: { 'set-cookie': cookie } });
}

function change(route: Route.ActionArgs, value: ProfileChange): Promise<unknown> {
  switch (value.intent) {
    case 'person': {
      const { firstName, lastName, lang } = value;
      return send(route, updateUser, { body: { firstName, lastName, lang } });
    }
    case 'email':
      return send(route, updateUser, { body: { email: value.email, password: value.password } });
    case 'keep-email':
      return send(route, cancelEmailChange, {});
    case 'mobile':
      return send(route, updateUser, { body: { mobile: value.mobile, password: value.password } });
    case 'remove-mobile':
      return send(route, updateUser, { body: { mobile: null, password: value.password } });
    case 'code':
      return send(route, respondPhoneCode, { params: { id: value.id }, body: { secret: value.secret } });
    case 'resend-code':
      return send(route, resendPhoneCode, { params: { id: value.id } });
    case 'cancel-code':
      return send(route, cancelPhoneCode, { params: { id: value.id } });
  }
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfileView {...loaderData} />;
}
