import { instantOfMillis } from '@ribambelle/domain/base/instants.ts';

/**
 * The moment at which an answer was read. What is open or past is judged by it and not by the clock of the device: the
 * server's picture and the browser's are then the same.
 */
export const momentOf = (call: { readonly dataUpdatedAt: number }): string =>
  instantOfMillis(call.dataUpdatedAt);
