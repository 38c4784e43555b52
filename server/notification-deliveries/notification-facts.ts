import { mailBlocks } from '@ribambelle/api/mail-templates/blocks.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import { drawnBlocks, picturesOf } from '../mail-templates/index.ts';
import { fillTexts, loadFacts } from '../mailings/index.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import type { DeliveryRow } from './delivery-facts.ts';
import {
  type DefinitionWords,
  type DetailedRegistration,
  loadDetailedMemberships,
  loadDetailedRegistrations,
} from './detail-views.ts';
import type { Writing } from './writing.ts';
import { readRemaining } from './remaining.ts';

type Facts = MailFacts['notification'];

/**
 * Reads the facts for the e-mail of a notification about some deliveries to one recipient at once:
 * its own blocks with the variables of the family filled in, and the standard part.
 */
export async function readNotificationFacts(
  db: Db,
  input: {
    readonly words: DefinitionWords;
    readonly parts: readonly DeliveryRow[];
    readonly standard: Facts['standard'];
    readonly writing: Writing;
  },
): Promise<Facts> {
  const { words, parts, standard, writing } = input;
  const { language, organiser, origin } = writing;
  const registrations = await loadDetailedRegistrations(db, {
    ids: idsOf(parts, 'registration_id'),
    cart_ids: idsOf(parts, 'cart_id'),
  });
  const memberships = await loadDetailedMemberships(db, idsOf(parts, 'customer_membership_id'));
  const text = textReader({ language, organiser });
  const [first] = parts;
  const [family] = await loadFacts(db, [
    {
      customer_id: first?.customer_id ?? 0,
      registration_ids: registrations.map(({ id }) => id),
      date_ids: [],
      participant_ids: [],
    },
  ]);
  if (family === undefined) throw new Error('A delivery has no family');
  const fill = fillTexts(family, { language, organiser });
  const by = { language, fallback: organiser.language };
  const pick = (column: Json) => pickText(bilingualOf(column), by);
  const site = `${origin}/${language}`;
  const cart = registrations.find((one) => one.cart !== null)?.cart ?? null;
  const order = cart === null ? `${site}/account` : `${site}/account/carts/${cart}`;
  const content = mailBlocks.parse(words.content);
  const pictures = await picturesOf(db, content);
  return {
    subject: fill.line(pick(words.title)),
    blocks: drawnBlocks({ content, pictures }, { ...by, origin, usual: order, fill }),
    standard,
    registrations: registrations.map((row) => ({
      activity: text(row.activity),
      participant: fullname(row),
      quantity: row.quantity,
      dates: row.dates,
      location: locationOf(row, text),
      options: [],
      answers: [],
      total_amount: row.total_amount,
    })),
    memberships: memberships.map(({ title, participant, start_at, end_at, total_amount }) => ({
      title: text(title),
      participant,
      start_at,
      end_at,
      total_amount,
    })),
    remaining: content.some(({ type }) => type === 'REMAINING')
      ? await readRemaining(db, { parts, registrations, memberships, writing })
      : null,
  };
}

/** Returns the ids that deliveries have in a column. */
export function idsOf(
  parts: readonly DeliveryRow[],
  column: 'registration_id' | 'cart_id' | 'customer_membership_id',
): readonly number[] {
  return parts.flatMap((part) => part[column] ?? []);
}

function locationOf(
  { location }: DetailedRegistration,
  text: ReturnType<typeof textReader>,
): string {
  if (location === null) return '';
  return [text(location.title) || location.name, addressLine(location)]
    .filter((part) => part !== '')
    .join(', ');
}
