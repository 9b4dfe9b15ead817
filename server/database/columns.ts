import type { ColumnType, JSONColumnType } from 'kysely';

/** A column the database fills when an insert leaves it out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
export type Instant = ColumnType<Date, Date, Date>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Read as it is, written as text. */
export type Json<T extends object> = JSONColumnType<T>;
export type OptionalJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
export type DefaultedJson<T extends object> = ColumnType<T, string | undefined, string>;
