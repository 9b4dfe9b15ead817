import { refuse } from '../http/refusal.ts';
import type { StoredAttributes } from '../accounts/preferences.ts';
import type { UserRow } from '../accounts/user-repository.ts';

interface Person {
  firstName: string;
  lastName: string;
  mobile: string | null;
  email: string;
}

/** Throws when a change touches what an identification has fixed; the same value again is no change. */
export function refuseFixedFields(
  { immutableEidFields = [] }: Pick<StoredAttributes, 'immutableEidFields'>,
  user: Pick<UserRow, 'first_name' | 'last_name' | 'mobile' | 'email'>,
  wanted: Person,
): void {
  const current: Person = {
    firstName: user.first_name,
    lastName: user.last_name,
    mobile: user.mobile,
    email: user.email,
  };
  const fields = (Object.keys(current) as (keyof Person)[]).filter(
    (name) => immutableEidFields.includes(name) && wanted[name] !== current[name],
  );
  if (fields.length > 0) throw refuse('error.user.field_fixed', { details: { fields } });
}
