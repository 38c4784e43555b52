import { instantOfMillis } from '@ribambelle/domain/base/instants.ts';

/**
 * Returns the moment at which an answer was read. It decides what is open or past, instead of the
 * clock of the device, so that the server and the browser draw the same page.
 */
export const momentOf = (call: { readonly dataUpdatedAt: number }): string =>
  instantOfMillis(call.dataUpdatedAt);
