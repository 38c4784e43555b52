import type { Language } from '@ribambelle/domain/base/languages.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { ComingRow, ComingWish } from './kind.ts';
import { KINDS } from './kinds.ts';

/**
 * Loads the next times of a customer's purchases, of every kind, the soonest first; `limit` at
 * most.
 */
export async function loadComing(
  db: Db,
  input: ComingWish & { organiser: Organiser; language: Language },
) {
  const { organiser, language, ...wish } = input;
  const lists = await atOnce(
    ...KINDS.map(({ type, coming }) => async () => {
      const rows = await coming?.(db, wish);
      return (rows ?? []).map((row) => ({ kind: type, ...row }));
    }),
  );
  const text = textReader({ language, organiser });
  return lists
    .flat()
    .toSorted((one, other) => (one.start_at < other.start_at ? -1 : 1))
    .slice(0, wish.limit)
    .map((row) => ({ kind: row.kind, ...presentComing(row, text) }));
}

function presentComing(row: ComingRow, text: (column: Json) => string) {
  const { cuid, start_at, end_at, location } = row;
  return {
    cuid,
    title: text(row.title),
    participants: row.people.map(fullname),
    start_at,
    end_at,
    location:
      location === null ? null : { ...location, title: text(location.title) || location.name },
    instructions: row.instructions === null ? '' : text(row.instructions),
  };
}
