import { z } from 'zod';
import type { Page } from './html.ts';
import type { Received, Surroundings } from './protocol.ts';

const switches = z.strictObject({
  /** Things that go wrong with the next calls; `to` is a pattern such as `POST /v2/payments`. */
  mishaps: z
    .array(
      z.strictObject({
        kind: z.enum(['ERROR', 'CUT_BEFORE', 'CUT_AFTER', 'SLOW']),
        status: z.int().optional(),
        millis: z.int().optional(),
        to: z.string().optional(),
        times: z.int().optional(),
      }),
    )
    .default([]),
  /** True to let everything go well again. */
  clear: z.boolean().default(false),
  /** The outcomes of the next payments by mandate. */
  outcomes: z
    .array(
      z.union([
        z.enum(['PAID', 'ON_ITS_WAY']),
        z.strictObject({ code: z.string(), advice: z.string().optional() }),
      ]),
    )
    .default([]),
  copies: z.int().optional(),
  held: z.boolean().optional(),
  lost: z.boolean().optional(),
  release: z.enum(['IN_ORDER', 'REVERSED']).optional(),
});

/** Sets what goes wrong, as JSON: for stories and benchmarks in another process. */
export async function control(received: Received, input: Surroundings): Promise<Page> {
  const { messages, mishaps } = input;
  const { clear, copies, held, lost, release, ...rest } = switches.parse(JSON.parse(received.body));
  if (clear) mishaps.clear();
  for (const { to, kind, status, millis, times } of rest.mishaps)
    mishaps.add({
      kind,
      ...(to === undefined ? {} : { to: new RegExp(to) }),
      ...(status === undefined ? {} : { status }),
      ...(millis === undefined ? {} : { millis }),
      ...(times === undefined ? {} : { times }),
    });
  if (copies !== undefined) messages.copies = copies;
  if (held !== undefined) messages.isHeld = held;
  if (lost !== undefined) messages.isLost = lost;
  if (release !== undefined) messages.release(release);
  input.world.books.outcomes.push(...rest.outcomes);
  await messages.settled();
  return { status: 204, headers: {}, body: '' };
}
