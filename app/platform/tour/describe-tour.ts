import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import type { TourScript } from '../../environment.ts';
import type { Locale } from '../../i18n/locales.ts';

/** What the tour is told of a person, under its own names (specification, section 1). */
export interface TourPerson {
  email: string;
  /** Left out for people without a business. */
  business?: string;
  /** The id of the account. */
  username: string;
  role: 'admin' | 'user';
  plan: string;
  locale_code: Locale;
  /** ISO 8601. */
  plan_start: string;
}

/** A tour that runs: its script, and for whom. */
export interface Tour {
  script: TourScript;
  person: TourPerson;
}

const legacyPlan = 'free_legacy';
/** Parameters of addresses that open something to whoever knows them. */
const secrets = ['token', 'code', 'state', 'secret', 'userid'];

/** Whether a script of another house may read the address of a page. */
export const isOpenAddress = ({ searchParams }: URL): boolean => !secrets.some((name) => searchParams.has(name));

/** The plan that is in force: what it is called, and since when. */
function readPlan(user: User, business: Business | undefined): { id: string | null; start: string } {
  if (!business) return { id: user.attributes.freeAccountType, start: user.createdAt };
  const { name, current } = business.pricePlan;
  return { id: current.base.type === 'CANCELED' ? null : name, start: current.base.startAt };
}

/** The tour for a person, where the plan or the business asks for one; else nothing. */
export function describeTour(
  script: TourScript,
  { user, business, locale }: { user: User; business: Business | undefined; locale: Locale },
): Tour | undefined {
  const plan = readPlan(user, business);
  if (plan.id !== legacyPlan && business?.settings.userPilot.enabled !== true) return undefined;
  return {
    script,
    person: {
      email: user.attributes.signerIdentityEmail ?? user.email,
      ...(business && { business: business.name }),
      username: user.id,
      role: user.roles.includes('admin') ? 'admin' : 'user',
      plan: plan.id ?? '',
      locale_code: locale,
      plan_start: plan.start,
    },
  };
}
