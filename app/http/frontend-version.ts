import application from '../package.json' with { type: 'json' };

/** The version of this app, as the account keeps it (specification, section 3: frontendVersion). */
export const frontendVersion: string = application.version;
