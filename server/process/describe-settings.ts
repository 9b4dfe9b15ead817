/** What may be read by whoever runs the installation. A setting that is not named here may hold a secret, or a part of one. */
const shown: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'SIGILLUM_ENVIRONMENT',
  'PORT',
  'HOST',
  'DATA_DIR',
  'PUBLIC_URL',
  'TRUSTED_PROXY',
  'MAX_CONNECTIONS',
  'MAX_CONNECTIONS_PER_ADDRESS',
  'MAIL_FROM',
  'LOG_LEVEL',
  'METRICS_HOST',
  'METRICS_PORT',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER_ARG',
  'SMS_ORIGINATOR',
  'TLS_CERTIFICATE',
  'TRUST_ONDEMAND_KIND',
  'TRUST_ONDEMAND_QUALITIES',
  'TRUST_ONDEMAND_LEGISLATIONS',
  'TRUST_CSC_QUALITIES',
  'TRUST_CSC_LEGISLATIONS',
  'TRUST_CSC_SEALS',
  'TRUST_CSC_QUALIFIED_SEALS',
  'TRUST_CSC_LANE',
  'TSA_POLICY',
  'TSA_ACCESS',
  'IDENT_METHODS',
  'ID_AUSTRIA_ISSUER',
  'ID_AUSTRIA_QUALITY',
  'CHARGEBEE_SITE',
  'MAINTENANCE_SOURCE',
  'STATUSPAGE_BLOCKING',
  'TRUST_STATUS_NETWORKS',
  'TRUST_TERMS_URL',
  'TRUST_TERMS_SINCE',
  'CALLBACK_NETWORKS',
  'CALLBACK_CERTIFICATE',
  'CALLBACK_ROOTS',
  'BILLING',
  'PRICE_CATALOGUE',
  'DNS_SERVER',
]);

/** The settings that are given, by name: as they are where nothing secret can stand in them, else only that they are. */
export const describeSettings = (given: Record<string, string | undefined>, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, shown.has(name) ? value : 'is set'] as const];
    }),
  );
