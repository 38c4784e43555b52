import type { bundleOfVoucher } from '@ribambelle/api/vouchers/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';

/** The bundle that a voucher is for; its title is a bilingual column. */
export type GivenBundleRow = Omit<z.infer<typeof bundleOfVoucher>, 'title'> & {
  readonly title: Json;
};

/**
 * Selects the bundle of the voucher with this alias, offered or sold; null when there is none. It
 * pays as many registrations as the offer, unless `capacity` says otherwise.
 */
export function givenBundle(
  alias: string,
  capacity: RawBuilder<unknown> = sql`given.capacity`,
): RawBuilder<GivenBundleRow | null> {
  const voucher = sql.ref(alias);
  return sql<GivenBundleRow | null>`(
    select jsonb_build_object('id', given.id, 'cuid', given.cuid, 'title', given.title, 'capacity', ${capacity}, 'entity', given.entity)
    from bundles given where given.organiser_id = ${voucher}.organiser_id and given.id = ${voucher}.bundle_id)`;
}

/** Returns the same with its title as text. */
export function presentGivenBundle(
  bundle: GivenBundleRow | null,
  text: (column: Json) => string,
): z.infer<typeof bundleOfVoucher> | null {
  return bundle === null ? null : { ...bundle, title: text(bundle.title) };
}
