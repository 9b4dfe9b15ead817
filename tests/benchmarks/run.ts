import { argv } from 'node:process';

/**
 * `npm run bench`: what the product costs; `npm run bench -- signing`: what signing and verifying cost, beside others;
 * `npm run bench -- enumeration`: whether times tell who has an account.
 */
if (argv.includes('signing')) await import('./signing.ts');
else if (argv.includes('enumeration')) await import('./enumeration.ts');
else await import('./product.ts');
