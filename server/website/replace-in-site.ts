import type { Json } from '@ribambelle/database/json.ts';
import {
  type Replacement,
  withReplacedCuid,
  withReplacedPicture,
} from '@ribambelle/domain/website/replaced-picture.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { lockWebsite, saveWebsite } from './website-store.ts';

/**
 * Puts a picture in place of another in the parts that every page has, and in the organiser's own
 * styles. Its icon stays: it was drawn for that.
 */
export async function replaceInSite(
  context: StaffContext & { readonly organiser: Pick<Organiser, 'name'> },
  replacement: Replacement,
): Promise<void> {
  const { db, now, organiser } = context;
  const row = await lockWebsite(db, now);
  const { header, footer, topbar, contact, css_source, css } = row;
  const before = { header, footer, topbar, contact };
  const after: typeof before = JSON.parse(JSON.stringify(withReplacedPicture(before, replacement)));
  const columns = { ...row, ...after, css_source: withReplacedCuid(css_source, replacement) };
  await saveWebsite(db, { columns, css: withReplacedCuid(css, replacement), now });
  const logged = (parts: typeof before, own: string): Readonly<Record<string, Json>> => ({
    ...parts,
    css: own,
  });
  await logAct(context, {
    act: 'websites.update',
    noun: 'websites',
    record: row,
    summary: organiser.name,
    before: logged(before, css_source),
    after: logged(after, columns.css_source),
  });
}
