import type { VisualSignature } from './schemas.ts';

export const visualSignatureExample: VisualSignature = {
  id: '3d2f7c1e-5b46-4c0a-8d11-6a2f0e9b7c54',
  alias: 'Contracts',
  name: 'Nora Keller',
  optionalLine: 'Keller Architektur AG',
  location: 'Zürich',
  hasCustomImage: true,
  displayDate: true,
  displayClaim: true,
  displayStandards: true,
  default: true,
  version: '5c0f2b7d91a84e36',
};
