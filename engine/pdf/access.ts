/** Files by position, on disk, in memory or joined. Light: every module that workers run comes through here. */
export { hashSource } from './hash-source.ts';
export { accessBytes, accessFile, concatAccess, type RandomAccess } from './structure/random-access.ts';
