/** The signature algorithms accepted (TS 119 312), by their JOSE names. */
export type SignatureAlgorithm = 'ES256' | 'ES384' | 'RS256' | 'PS256';
