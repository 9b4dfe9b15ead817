import { safeUrl } from '@sigillum/engine/trust/settings';
import * as z from 'zod';

/** Who makes PDFs of what people upload; undefined: nobody. Images need nobody else. */
export type ConversionSettings =
  | { by: 'images' }
  | { by: 'libreoffice'; soffice: string }
  | { by: 'gotenberg'; url: string; credentials: { user: string; password: string } | undefined };

/** The settings as they stand among the environment variables. */
export const conversionShape = {
  CONVERSION: z
    .enum(['off', 'images', 'libreoffice', 'gotenberg'], 'must be off, images, libreoffice or gotenberg')
    .default('off'),
  CONVERSION_SOFFICE: z.string().startsWith('/', 'must be a path such as /usr/bin/soffice').default('/usr/bin/soffice'),
  CONVERSION_GOTENBERG_URL: safeUrl.optional(),
  CONVERSION_GOTENBERG_USER: z.string().optional(),
  CONVERSION_GOTENBERG_PASSWORD: z.string().optional(),
};

type Settings = z.infer<z.ZodObject<typeof conversionShape>>;

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findConversionGaps(settings: Settings): [string, string][] {
  const { CONVERSION: by, CONVERSION_GOTENBERG_URL: url } = settings;
  const [user, password] = [settings.CONVERSION_GOTENBERG_USER, settings.CONVERSION_GOTENBERG_PASSWORD];
  return [
    ...(by === 'gotenberg' && !url
      ? [['CONVERSION_GOTENBERG_URL', 'must be set for CONVERSION gotenberg'] as [string, string]]
      : []),
    ...(Boolean(user) === Boolean(password)
      ? []
      : [['CONVERSION_GOTENBERG_PASSWORD', 'and CONVERSION_GOTENBERG_USER go together'] as [string, string]]),
  ];
}

/** What settings without gaps describe. */
export function readConversionSettings(settings: Settings): ConversionSettings | undefined {
  const { CONVERSION: by, CONVERSION_SOFFICE: soffice, CONVERSION_GOTENBERG_URL: url } = settings;
  const [user, password] = [settings.CONVERSION_GOTENBERG_USER, settings.CONVERSION_GOTENBERG_PASSWORD];
  if (by === 'off') return undefined;
  if (by === 'libreoffice') return { by, soffice };
  if (by === 'images') return { by };
  return { by, url: url!.replace(/\/+$/, ''), credentials: user && password ? { user, password } : undefined };
}
