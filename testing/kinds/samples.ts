import type { KindName } from '@ribambelle/server/kinds/index.ts';
import { bundleSample } from './bundle-sample.ts';
import { membershipSample } from './membership-sample.ts';
import { registrationSample } from './registration-sample.ts';
import type { KindSample } from './sample.ts';
import { voucherSample } from './voucher-sample.ts';

/** A sample of every kind in the register: a kind without one does not compile. */
export const KIND_SAMPLES: { readonly [Name in KindName]: KindSample } = {
  REGISTRATION: registrationSample,
  BUNDLE: bundleSample,
  MEMBERSHIP: membershipSample,
  VOUCHER: voucherSample,
};
