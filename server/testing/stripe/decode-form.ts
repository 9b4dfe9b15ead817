/** What a form with brackets says (`items[0][price]=…`), as nested objects; lists are objects whose names are numbers. */
export interface Form {
  [name: string]: string | Form;
}

/** Decodes the body or the query of a call. */
export function decodeForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    if (name.endsWith('[]')) path.push(String(Object.keys(find(form, path)).length));
    const last = path.pop()!;
    find(form, path)[last] = value;
  }
  return form;
}

function find(form: Form, path: readonly string[]): Form {
  let place = form;
  for (const part of path) {
    const known = place[part];
    place = typeof known === 'object' ? known : (place[part] = {});
  }
  return place;
}

export const text = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
};
export const form = (parent: Form, name: string): Form => {
  const value = parent[name];
  return typeof value === 'object' ? value : {};
};
export const has = (parent: Form, name: string): boolean => name in parent;
export const list = (parent: Form, name: string): (string | Form)[] => Object.values(form(parent, name));
/** The words of a list. */
export const words = (parent: Form, name: string): string[] => list(parent, name).map(String);
export const strings = (parent: Form): Record<string, string> =>
  Object.fromEntries(Object.entries(parent).map(([name, value]) => [name, String(value)]));
