import type { KindName } from '@ribambelle/server/kinds/index.ts';
import { bookingSample } from './booking-sample.ts';
import { bundleSample } from './bundle-sample.ts';
import { membershipSample } from './membership-sample.ts';
import { registrationSample } from './registration-sample.ts';
import { requestSample } from './request-sample.ts';
import type { KindSample } from './sample.ts';
import { voucherSample } from './voucher-sample.ts';

/** The samples of kinds with a price. */
export const PRICED_SAMPLES = {
  REGISTRATION: registrationSample,
  BUNDLE: bundleSample,
  MEMBERSHIP: membershipSample,
  VOUCHER: voucherSample,
  BOOKING: bookingSample,
} as const;

/** A sample of every kind in the register: a kind without one does not compile. */
export const KIND_SAMPLES: { readonly [Name in KindName]: KindSample } = {
  ...PRICED_SAMPLES,
  REGISTRATION_REQUEST: requestSample,
};
