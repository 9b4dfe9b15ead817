import * as z from 'zod';

/** A bucket of an S3-compatible object storage. */
export interface ObjectStorageSettings {
  /** Address of the service; undefined: Amazon's own in the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Undefined: the machine's own role, as the SDK finds it. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** How the service encrypts what lies there; undefined: as the bucket says. */
  encryption: { algorithm: 'AES256' | 'aws:kms'; keyId: string | undefined } | undefined;
  /** Whether the bucket stands in the path, and not in the host name. */
  isPathStyle: boolean;
}

/** Where files lie. */
export interface StorageSettings {
  /** Undefined: under DATA_DIR. */
  objects: ObjectStorageSettings | undefined;
  /** Bytes of the copies that are kept on this machine of what lies elsewhere. */
  cacheBytes: number;
  /** A second bucket, which locks what lies in it, and how many days where the organisation does not say; undefined: there is none. */
  locked?: { objects: ObjectStorageSettings; days: number } | undefined;
}

const bucketName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  );

/** The settings as they stand among the environment variables. */
export const storageShape = {
  STORAGE_S3_ENDPOINT: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'must be a URL that starts with https:// or http://',
    )
    .refine((text) => !URL.canParse(text) || !new URL(text).username, 'must not hold a key: STORAGE_S3_KEY_ID does')
    .optional(),
  STORAGE_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'must be the name of a region, such as eu-central-2')
    .default('us-east-1'),
  STORAGE_S3_BUCKET: bucketName.optional(),
  STORAGE_S3_KEY_ID: z.string().optional(),
  STORAGE_S3_SECRET: z.string().optional(),
  STORAGE_S3_ENCRYPTION: z.enum(['AES256', 'aws:kms'], 'must be AES256 or aws:kms').optional(),
  STORAGE_S3_KMS_KEY: z.string().optional(),
  STORAGE_S3_ADDRESSING: z.enum(['path', 'host'], 'must be path or host').optional(),
  STORAGE_LOCKED_BUCKET: bucketName.optional(),
  STORAGE_LOCKED_DAYS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(36_500, 'must be at most 36500')
    .default(3650),
  STORAGE_CACHE_MB: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(256, 'must be at least 256')
    .default(2048),
};
const shape = z.object(storageShape);
type Settings = z.infer<typeof shape>;

const needBucket = [
  'STORAGE_S3_ENDPOINT',
  'STORAGE_S3_KEY_ID',
  'STORAGE_S3_SECRET',
  'STORAGE_S3_ENCRYPTION',
  'STORAGE_S3_KMS_KEY',
  'STORAGE_S3_ADDRESSING',
  'STORAGE_LOCKED_BUCKET',
] as const;

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findStorageGaps(settings: Settings): [string, string][] {
  const lonely = needBucket.find((name) => settings[name] !== undefined);
  if (!settings.STORAGE_S3_BUCKET) return lonely ? [['STORAGE_S3_BUCKET', `must be set with ${lonely}`]] : [];
  const gaps: [string, string][] = [];
  if (settings.STORAGE_S3_KEY_ID && !settings.STORAGE_S3_SECRET)
    gaps.push(['STORAGE_S3_SECRET', 'must be set with STORAGE_S3_KEY_ID']);
  if (settings.STORAGE_S3_SECRET && !settings.STORAGE_S3_KEY_ID)
    gaps.push(['STORAGE_S3_KEY_ID', 'must be set with STORAGE_S3_SECRET']);
  if (settings.STORAGE_S3_KMS_KEY && settings.STORAGE_S3_ENCRYPTION !== 'aws:kms')
    gaps.push(['STORAGE_S3_ENCRYPTION', 'must be aws:kms with STORAGE_S3_KMS_KEY']);
  if (settings.STORAGE_LOCKED_BUCKET === settings.STORAGE_S3_BUCKET)
    gaps.push(['STORAGE_LOCKED_BUCKET', 'must be another bucket than STORAGE_S3_BUCKET, whose files are deletable']);
  return gaps;
}

/** Where files lie by settings without gaps. */
export function readStorageSettings(settings: Settings): StorageSettings {
  const { STORAGE_S3_BUCKET: bucket, STORAGE_S3_KEY_ID: accessKeyId, STORAGE_S3_SECRET: secretAccessKey } = settings;
  const { STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_ENCRYPTION: algorithm, STORAGE_LOCKED_BUCKET: locked } = settings;
  const inBucket = (name: string): ObjectStorageSettings => ({
    endpoint: endpoint?.replace(/\/+$/, ''),
    region: settings.STORAGE_S3_REGION,
    bucket: name,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    encryption: algorithm && { algorithm, keyId: settings.STORAGE_S3_KMS_KEY },
    isPathStyle: (settings.STORAGE_S3_ADDRESSING ?? (endpoint ? 'path' : 'host')) === 'path',
  });
  return {
    cacheBytes: settings.STORAGE_CACHE_MB * 1024 * 1024,
    objects: bucket ? inBucket(bucket) : undefined,
    locked: locked ? { objects: inBucket(locked), days: settings.STORAGE_LOCKED_DAYS } : undefined,
  };
}
