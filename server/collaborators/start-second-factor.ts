import { startSecondFactor as endpoint } from '@ribambelle/api/collaborators/start-second-factor.ts';
import encodeQR from 'qr';
import { action } from '../action.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** Answers a fresh secret with its QR code; stores nothing. */
export const startSecondFactor = action(endpoint, async ({ organiser, collaborator }) => {
  const secret = newTotpSecret();
  const uri = totpUri({ secret, account: collaborator.email, issuer: organiser.name });
  return { secret, uri, qr: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) };
});
