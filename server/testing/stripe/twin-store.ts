import { randomBytes } from 'node:crypto';
import type { TwinEvent, TwinThing } from './twin-objects.ts';

/** A refusal in Stripe's words. */
export class TwinError extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, type: string, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, code, message, ...more } };
  }
}
export const missing = (id: string): TwinError =>
  new TwinError(404, 'invalid_request_error', 'resource_missing', `No such object: '${id}'`);
export const wrong = (message: string, code = 'parameter_invalid'): TwinError =>
  new TwinError(400, 'invalid_request_error', code, message);

/** All that the stand-in keeps. */
export interface TwinStore {
  /** Where its pages are. */
  url: string;
  things: Map<string, TwinThing>;
  events: TwinEvent[];
  now: () => number;
  makeId: (prefix: string) => string;
  keep: <T extends TwinThing>(thing: T) => T;
  find: <K extends TwinThing['object']>(kind: K, id: string | undefined | null) => Extract<TwinThing, { object: K }>;
  /** Newest first. */
  list: <K extends TwinThing['object']>(kind: K) => Extract<TwinThing, { object: K }>[];
  tell: (type: string, thing: object) => void;
}

export function makeStore(now: () => number, apiVersion: string, onEvent: (event: TwinEvent) => void): TwinStore {
  const things = new Map<string, TwinThing>();
  const events: TwinEvent[] = [];
  const store: TwinStore = {
    ...{ url: '', things, events, now },
    makeId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    keep(thing) {
      things.set(thing.id, thing);
      return thing;
    },
    find(kind, id) {
      const thing = id == null ? undefined : things.get(id);
      if (thing?.object !== kind) throw missing(String(id));
      return thing as never;
    },
    list: (kind) => [...things.values()].filter(({ object }) => object === kind).toReversed() as never,
    tell(type, thing) {
      const event: TwinEvent = {
        ...{ id: store.makeId('evt'), object: 'event', api_version: apiVersion, created: now(), type },
        data: { object: structuredClone(thing) },
      };
      events.push(event);
      onEvent(event);
    },
  };
  return store;
}
